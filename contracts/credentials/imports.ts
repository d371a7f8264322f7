import * as z from 'zod/mini'
import { Email } from '#contracts/accounts/registration.ts'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { RefusalCode } from '#contracts/problem.ts'
import { CREDENTIAL_FIELDS, expiresAfterIssue } from './issuing.ts'

export const IMPORT_MAX_BYTES = 512 * 1024
export const IMPORT_MAX_LINES = 2000
/** To start one with more lines, a user has shown who they are within the last minute. */
export const IMPORT_LINES_EASY = 50

const REFERENCE_MAX = 64

export const Reference = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give each line a reference of its own.'),
    z.maxLength(REFERENCE_MAX, `Use at most ${String(REFERENCE_MAX)} characters.`),
    z.regex(/^[\p{L}\p{N} ._/#:-]+$/u, 'Use letters, digits, spaces and . _ / # : -'),
  )

/** What a line says: the rules of the issue form, for the owner of the address. */
export const ImportLine = body({
  email: Email,
  ...CREDENTIAL_FIELDS,
  reference: Reference,
}).check(expiresAfterIssue)
export type ImportLine = z.infer<typeof ImportLine>

/** The columns of the file, in any order, and what they are called elsewhere. */
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

export const IMPORT_STATES = ['ready', 'running', 'paused', 'done', 'cancelled'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** A file of credentials to issue. Nothing of it is issued before somebody starts it. */
export const Import = z.object({
  importId: z.uuid(),
  state: z.enum(IMPORT_STATES),
  uploadedBy: z.string(),
  uploadedAt: Instant,
  startedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  lines: z.int(),
  /** Still to be issued. */
  open: z.int(),
  /** Of the open ones: to somebody who has no confirmed account, and is invited. */
  toInvite: z.int(),
  /** Of the open ones: a fault of ours kept them from being issued, and they are tried again. */
  delayed: z.int(),
  /** With an error that was found at the upload. */
  wrong: z.int(),
  issued: z.int(),
  invited: z.int(),
  /** With an error that was found only when they were to be issued. */
  refused: z.int(),
})
export type Import = z.infer<typeof Import>

/** `line` counts as in the file, whose first line names the columns. */
export const ImportFault = z.object({
  line: z.int(),
  column: z.nullable(z.string()),
  error: RefusalCode,
  message: z.string(),
})
export type ImportFault = z.infer<typeof ImportFault>

/** The file itself, as `text/csv`; answers an `Import`, of which nothing has been issued. */
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

/** All of them as a file. */
export const IMPORT_FAULTS_CSV = {
  method: 'GET',
  path: '/api/admin/imports/:importId/faults.csv',
} as const

/** Also goes on with one that was paused, in the name of the user who asks now. */
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

/** What was issued stays; nothing more is. */
export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:importId/cancel',
  answer: Import,
})
