import type { Services } from '#api/services.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'

export interface AskedMail {
  /** The caller's network address, as `addressKey` shortens it. */
  address: string
  email: string
}

/**
 * Throws when the limit is reached. Call this before a mail that the recipient perhaps did not request. This
 * includes each mail to an unproven mailbox, because anybody can register many accounts with the mailbox.
 * Each pair of network address and mailbox has a separate count. With one count for all addresses, strangers
 * could stop the reset mail of the mailbox's owner. The price: many addresses together can send many mails to
 * a mailbox. Call this outside a transaction, because a transaction may occupy the only connection.
 */
export async function countMail(
  { limits }: Pick<Services, 'limits'>,
  { address, email }: AskedMail,
): Promise<void> {
  await limits.consume('mailsForSomebody', [`${address} ${toAccountKey(email)}`])
}
