import type { Services } from '#api/services.ts'
import { toAccountKey } from './account-key.ts'

/**
 * Before a mail to somebody who may never have asked for one: ten an hour to a mailbox, whoever sends
 * them, and ten by an account. Outside a transaction, which may hold the only connection.
 */
export async function countMail(
  { limits }: Pick<Services, 'limits'>,
  email: string,
  userId?: string,
): Promise<void> {
  await limits.consume('sensitive', [
    `mailbox:${toAccountKey(email)}`,
    ...(userId === undefined ? [] : [`mails:${userId}`]),
  ])
}
