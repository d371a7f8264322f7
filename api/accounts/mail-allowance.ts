import type { Services } from '#api/services.ts'
import { toAccountKey } from './account-key.ts'

export interface AskedMail {
  /** The network address of the caller, as `addressKey` shortens it. */
  address: string
  email: string
}

/**
 * Before a mail to somebody who may never have asked for one: also where an account names a mailbox that it has
 * not proven, for a stranger may have many that name one. What one address asks for a mailbox uses up
 * nothing of what another asks for it, and nothing of what its owner asks when signed in or after the
 * password. Outside a transaction, which may hold the only connection.
 */
export async function countMail(
  { limits }: Pick<Services, 'limits'>,
  { address, email }: AskedMail,
): Promise<void> {
  await limits.consume('mailsForSomebody', [`${address} ${toAccountKey(email)}`])
}
