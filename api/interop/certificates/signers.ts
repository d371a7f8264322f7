import { DAY_MS } from '#contracts/time.ts'

/**
 * `document` signs credentials for wallets. `status` signs the status lists. `reader` signs the requests to
 * wallets.
 */
export const SIGNER_USES = ['document', 'status', 'reader'] as const
export type SignerUse = (typeof SIGNER_USES)[number]

export const ROOT_CERTIFICATE_YEARS = 10
export const SIGNER_CERTIFICATE_MS = 397 * DAY_MS
export const REVOCATION_LIST_MS = 90 * DAY_MS

/**
 * How long before the end of a certificate the warning begins. A ceremony needs two people, and it takes some
 * days to arrange.
 */
export const CERTIFICATE_WARNING_MS = 30 * DAY_MS
/**
 * How long before the end of the revocation list the warning begins. A new list is signed every two months,
 * when 30 days are left, and this should cause no warning.
 */
export const REVOCATION_LIST_WARNING_MS = 21 * DAY_MS
