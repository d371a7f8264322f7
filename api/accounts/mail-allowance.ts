import type { Services } from '#api/services.ts'
import { toAccountKey } from './account-key.ts'

export interface AskedMail {
  /** The caller's network address, as `addressKey` shortens it. */
  address: string
  email: string
}

/**
 * Call this before a mail to a mailbox whose owner may not have asked for the mail. An unproven mailbox also
 * needs this call, because a stranger may register many accounts with it. Each pair of network address and
 * mailbox has its own count. Requests of other callers and of the signed-in owner have no effect on it. Call
 * this outside a transaction, because a transaction may occupy the only connection.
 */
export async function countMail(
  { limits }: Pick<Services, 'limits'>,
  { address, email }: AskedMail,
): Promise<void> {
  await limits.consume('mailsForSomebody', [`${address} ${toAccountKey(email)}`])
}
