import { refuseCommonPassword } from '#api/accounts/common-passwords.ts'
import { requirePassword, wrongPassword } from '#api/accounts/require-password.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { tellChange } from '#api/accounts/tell-change.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { ChangePassword } from '#contracts/accounts/profile.ts'
import { endDevicesOf } from './end-device.ts'

/**
 * Anyone who knew the old password is out everywhere: every session and device ends, but for the session
 * that asks and the device on which it runs.
 */
export async function changePassword(
  services: Services,
  { user, currentPassword: password, newPassword }: ChangePassword & { user: SignedInUser },
): Promise<UserRow> {
  const { database, passwords, clock, env } = services
  const { id: userId, sessionId } = user
  const proven = await requirePassword(services, { userId, password, askedIn: sessionId })
  refuseCommonPassword(newPassword, [user.username, user.email])
  const passwordHash = await passwords.hash(newPassword)
  return database.transaction(async (trx) => {
    const now = clock.now()
    const changed = await UserRow.setPassword(trx, proven, passwordHash, now)
    // Reset in the meantime: the password that was shown is nobody's any more.
    if (!changed) throw wrongPassword(userId)
    await SessionRow.endAll(trx, userId, sessionId)
    const own = await SessionRow.moveAlong(trx, sessionId, changed.authVersion)
    await endDevicesOf(trx, { userId, except: own?.deviceId ?? null }, { reason: 'password', now })
    await tellChange(env, trx, { userId, notice: { template: 'password-changed' }, now })
    return changed
  })
}
