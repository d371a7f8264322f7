import * as z from 'zod/mini'
import { SEARCH_MAX } from '#contracts/accounts/administration.ts'
import { Day, endpoint } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { Credential, CREDENTIAL_STATUSES } from './credential.ts'
import { CredentialType } from './credential-type.ts'

/** The number of days before the end of a credential in which it counts as `expiring`. */
export const RENEWABLE_DAYS = 60
export const CREDENTIAL_FILTERS = [...CREDENTIAL_STATUSES, 'expiring'] as const

export const CREDENTIAL_SORTS = ['createdAt', 'issueDate', 'expiryDate', 'credentialType'] as const

export const CredentialQuery = z.extend(Page, {
  /**
   * The searched text: the start or the end of a credential id, of a username or of an email
   * address, the start of a holder hash or transaction hash, or a whole reference.
   */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  /** `expiring`: an active visa credential that ends within `RENEWABLE_DAYS` and has no renewal yet. */
  status: z.optional(z.enum(CREDENTIAL_FILTERS)),
  credentialType: z.optional(CredentialType),
  sort: z._default(z.enum(CREDENTIAL_SORTS), 'createdAt'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
})
export type CredentialQuery = z.infer<typeof CredentialQuery>

/** The number of past days in the course of the totals. */
export const COURSE_DAYS = 30

const FIGURES = { users: z.int(), credentials: z.int(), active: z.int(), revoked: z.int() }

/** The totals on the overview of the console. They are exact, unlike the totals of long lists. */
export const Totals = z.object({
  ...FIGURES,
  /**
   * The totals at the end of each day in UTC, from `COURSE_DAYS` days ago until today. Today's are
   * the present totals. An earlier server sends none.
   */
  course: z._default(z.array(z.object({ day: Day, ...FIGURES })), []),
})
export type Totals = z.infer<typeof Totals>

export const readTotals = endpoint({ method: 'GET', path: '/api/admin/totals', answer: Totals })

export const listAllCredentials = endpoint({
  method: 'GET',
  path: '/api/admin/credentials',
  query: CredentialQuery,
  answer: z.array(Credential),
})
