import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { Email } from '#contracts/accounts/registration.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { RefusalCode } from '#contracts/problem.ts'
import { CREDENTIAL_FIELDS, expiresAfterIssue } from './issuing.ts'

export const IMPORT_MAX_BYTES = 512 * 1024
export const IMPORT_MAX_LINES = 2000
/**
 * The number of open lines that an import may have without a new identity proof. To start a larger
 * import, the caller needs an identity proof that is at most one minute old.
 */
export const IMPORT_LINES_EASY = 50

const REFERENCE_MAX = 64

export const Reference = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, inputReason('REFERENCE_MISSING')),
    z.maxLength(REFERENCE_MAX, inputReason('TOO_LONG')),
    z.regex(/^[\p{L}\p{N} ._/#:-]+$/u, inputReason('REFERENCE_CHARACTERS')),
  )

/**
 * A line of the file. It has the fields of the issue form, and the mail address of the recipient.
 */
export const ImportLine = body({
  email: Email,
  ...CREDENTIAL_FIELDS,
  reference: Reference,
}).check(expiresAfterIssue)
export type ImportLine = z.infer<typeof ImportLine>

/** The columns of the file, each with its field. A file may have them in any order. */
export const IMPORT_COLUMNS = {
  email: 'email',
  holder_name: 'holderName',
  credential_type: 'credentialType',
  passport_last_four: 'passportLastFour',
  issue_date: 'issueDate',
  expiry_date: 'expiryDate',
  reference: 'reference',
} as const satisfies Record<string, keyof ImportLine>
export type ImportColumn = keyof typeof IMPORT_COLUMNS

const IMPORT_STATES = ['ready', 'running', 'paused', 'done', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** An uploaded file of credentials. The server issues no credential until somebody starts the import. */
export const Import = z.object({
  importId: z.uuid(),
  state: z.enum(IMPORT_STATES),
  uploadedBy: z.string(),
  uploadedAt: Instant,
  startedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  lines: z.int(),
  /** The number of lines whose credential is not issued yet. */
  open: z.int(),
  /**
   * The number of open lines for people without a confirmed account. These people get an
   * invitation.
   */
  toInvite: z.int(),
  /**
   * The number of open lines that failed because of an error of the server. The server tries these
   * lines again.
   */
  delayed: z.int(),
  /** The number of lines in which the upload found an error. */
  wrong: z.int(),
  issued: z.int(),
  invited: z.int(),
  /** The number of lines whose error appeared only at the issue. */
  refused: z.int(),
})
export type Import = z.infer<typeof Import>

/** `line` is the number of the line in the file. Line 1 has the names of the columns. */
export const ImportFault = z.object({
  line: z.int(),
  column: z.nullable(z.string()),
  error: RefusalCode,
  message: z.string(),
})
export type ImportFault = z.infer<typeof ImportFault>

/**
 * Accepts the file as the body, with the type `text/csv`. Returns an `Import` and issues nothing.
 */
export const UPLOAD_IMPORT = { method: 'POST', path: '/api/admin/imports' } as const

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  query: Page,
  answer: z.array(Import),
})

export const readImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:importId',
  answer: Import,
})

export const listImportFaults = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:importId/faults',
  query: Page,
  answer: z.array(ImportFault),
})

/** The call that returns all faults as a CSV file. */
export const IMPORT_FAULTS_CSV = {
  method: 'GET',
  path: '/api/admin/imports/:importId/faults.csv',
} as const

/** Starts an import, or continues a paused import. The credentials are issued in the name of the caller. */
export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:importId/start',
  answer: Import,
})

export const pauseImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:importId/pause',
  answer: Import,
})

/** Stops the import. Credentials that are already issued stay valid. */
export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:importId/cancel',
  answer: Import,
})
