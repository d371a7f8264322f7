import { refuseCommonPassword } from './common-passwords.ts'
import { requirePassword, wrongPassword } from './require-password.ts'
import { SessionRow } from './session-row.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { lockAsker } from '#api/accounts/lock-asker.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { accountKey } from '#api/http/route.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { ChangePassword } from '#contracts/accounts/profile.ts'
import { endDevicesOf } from '#api/presentations/end-device.ts'

/**
 * Ends every session and device except the current session and device, because another person may have known
 * the old password.
 */
export async function changePassword(
  services: Services,
  { user, currentPassword: password, newPassword }: ChangePassword & { user: SignedInUser },
): Promise<UserRow> {
  const { database, passwords, clock, env, limits } = services
  const { id: userId, sessionId } = user
  refuseCommonPassword(newPassword, [user.username, user.email])
  const proven = await requirePassword(services, { userId, password, askedIn: sessionId })
  await limits.consume('acts', [accountKey(userId)])
  const passwordHash = await passwords.hash(newPassword)
  return database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const now = clock.now()
    const changed = await UserRow.setPassword(trx, proven, passwordHash, now)
    // The password was changed after the check above. The entered password is therefore wrong now.
    if (!changed) throw wrongPassword(userId)
    await SessionRow.endAll(trx, userId, sessionId)
    const own = await SessionRow.moveAlong(trx, sessionId, changed.authVersion)
    await endDevicesOf(trx, { userId, except: own?.deviceId ?? null }, { reason: 'password', now })
    await notifyOfChange(env, trx, { userId, notice: { template: 'password-changed' }, now })
    return changed
  })
}
