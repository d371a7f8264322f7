import type { Services } from '#api/services.ts'
import { toAccountKey } from './account-key.ts'

export interface AskedMail {
  /** The network address of the caller, as `addressKey` shortens it. */
  address: string
  email: string
}

/**
 * Call this before a mail to a mailbox whose owner may never have asked for one. That includes an account's
 * unproven mailbox, because a stranger may register many accounts with one mailbox. The count is for one
 * address and one mailbox: another caller's requests, and the owner's own when signed in, are not affected.
 * Call it outside a transaction, which may hold the only connection.
 */
export async function countMail(
  { limits }: Pick<Services, 'limits'>,
  { address, email }: AskedMail,
): Promise<void> {
  await limits.consume('mailsForSomebody', [`${address} ${toAccountKey(email)}`])
}
