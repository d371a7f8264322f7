import type { Knex } from 'knex'
import { forgetMails } from '#api/mail/outbox-row.ts'
import { ApiError } from '#api/errors.ts'
import { lockAdmins } from './lock-admins.ts'
import { UNUSABLE_PASSWORD } from './password-hasher.ts'
import { SessionRow } from './session-row.ts'
import { UserRow } from './user-row.ts'

/** Overwrites whatever names the person and ends the sessions; the row stays for money and audit. */
export async function anonymise(trx: Knex, userId: string, now: Date): Promise<void> {
  await lockAdmins(trx)
  const name = `deleted-${userId}`
  const email = `${name}@deleted.invalid`
  await UserRow.query(trx)
    .patch({
      username: name,
      usernameKey: name,
      email,
      emailKey: email,
      passwordHash: UNUSABLE_PASSWORD,
      premiumGranted: false,
      isAdmin: false,
      emailConfirmedAt: null,
      stripeCustomerId: null,
      deletedAt: now,
      updatedAt: now,
    })
    .where({ id: userId })
  if ((await UserRow.countAdmins(trx)) === 0) throw new ApiError('LAST_ADMIN')
  await SessionRow.endAll(trx, userId)
  await forgetMails(trx, userId)
  await trx('email_changes').delete().where({ userId })
  await trx('account_tokens').delete().where({ userId })
}
