import type { Knex } from 'knex'
import type { ChangeNotice } from '#api/mail/mail-content.ts'
import type { Services } from '#api/services.ts'
import { mailWithLink } from './account-links.ts'
import { UserRow } from './user-row.ts'

/**
 * In the transaction of a change: tells the mailbox that the account has at this moment, with a link that
 * undoes it. One that nobody has proven may be a stranger's, and is told nothing.
 */
export async function tellChange(
  env: Services['env'],
  trx: Knex,
  { userId, notice, now }: { userId: string; notice: ChangeNotice; now: Date },
): Promise<void> {
  const user = await UserRow.withId(trx, userId)
  if (!user?.emailConfirmedAt) return
  await mailWithLink(env, trx, user, { kind: 'undo', content: notice, now })
}
