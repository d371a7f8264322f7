import type { Knex } from 'knex'
import { forgetMails } from '#api/mail/outbox-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { AccountTokenRow } from './recovery/account-token-row.ts'
import { EmailChangeRow } from './addresses/email-change-row.ts'
import { lockAdmins } from './rights/lock-admins.ts'
import { LoginCodeRow } from './sessions/login-code-row.ts'
import { PasskeyRow } from './passkeys/passkey-row.ts'
import { RecoveryCodeRow } from './recovery/recovery-code-row.ts'
import { SessionRow } from './sessions/session-row.ts'
import { countOwners } from './rights/admin-row.ts'
import { UserRow } from './user-row.ts'

/**
 * Overwrites the user's personal data, and deletes the user's sessions, links, codes and passkeys. The row of
 * the user stays, because payments and the audit refer to it.
 */
export async function anonymise(trx: Knex, userId: string, now: Date): Promise<void> {
  await lockAdmins(trx)
  await UserRow.erase(trx, userId, now)
  if ((await countOwners(trx)) === 0) throw new ApiError('LAST_ADMIN')
  await SessionRow.endAll(trx, userId)
  await forgetMails(trx, userId)
  await EmailChangeRow.deleteOf(trx, userId)
  await AccountTokenRow.deleteOf(trx, userId)
  await LoginCodeRow.deleteOf(trx, userId)
  await PasskeyRow.deleteOf(trx, userId)
  await RecoveryCodeRow.deleteOf(trx, userId)
}
