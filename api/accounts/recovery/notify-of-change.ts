import type { Knex } from 'knex'
import type { ChangeNotice } from '#api/mail/mail-content.ts'
import type { Services } from '#api/services.ts'
import { mailWithLink } from './account-links.ts'
import { UserRow } from '#api/accounts/user-row.ts'

/**
 * Mails the account's present mailbox about a change, with a link that undoes the change. Call this in the
 * transaction of the change. Mails nothing to an unproven mailbox, because the mailbox may belong to another
 * person.
 * Decision: `docs/decisions/22-change-is-told-with-an-undo-link.md`.
 */
export async function notifyOfChange(
  env: Services['env'],
  trx: Knex,
  { userId, notice, now }: { userId: string; notice: ChangeNotice; now: Date },
): Promise<void> {
  const user = await UserRow.withId(trx, userId)
  if (!user?.emailConfirmedAt) return
  await mailWithLink(env, trx, user, { kind: 'undo', content: notice, now })
}
