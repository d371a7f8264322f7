import { DAY_MS } from '#contracts/time.ts'

/**
 * The uses of the keys for other wallets. `document` signs credentials for wallets. `status` signs status
 * lists. `reader` signs requests to wallets.
 */
export const SIGNER_USES = ['document', 'status', 'reader'] as const
export type SignerUse = (typeof SIGNER_USES)[number]

export const ROOT_CERTIFICATE_YEARS = 10
export const SIGNER_CERTIFICATE_MS = 397 * DAY_MS
export const REVOCATION_LIST_MS = 90 * DAY_MS

/**
 * The time between the warning and the end of a certificate. A ceremony needs two people, and some days to
 * arrange.
 */
export const CERTIFICATE_WARNING_MS = 30 * DAY_MS
/**
 * The time between the warning and the end of the revocation list. The operator signs a new list every two
 * months, when the last list still has 30 days. This must not cause a warning.
 */
export const REVOCATION_LIST_WARNING_MS = 21 * DAY_MS
