import { refuseCommonPassword } from '#api/accounts/common-passwords.ts'
import { requirePassword } from '#api/accounts/require-password.ts'
import { SessionRow } from '#api/accounts/session-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { ChangePassword } from '#contracts/profile.ts'
import { endDevicesOf } from './end-device.ts'

/** Whoever knew the old password is out everywhere: other sessions and all devices end. */
export async function changePassword(
  services: Services,
  user: SignedInUser,
  { currentPassword, newPassword }: ChangePassword,
): Promise<void> {
  const { database, passwords, clock } = services
  await requirePassword(services, user.id, currentPassword)
  refuseCommonPassword(newPassword, [user.username, user.email])
  const passwordHash = await passwords.hash(newPassword)
  await database.transaction(async (trx) => {
    const now = clock.now()
    await UserRow.change(trx, user.id, { passwordHash }, now)
    await SessionRow.endAll(trx, user.id, user.sessionId)
    await endDevicesOf(trx, user.id, now)
  })
}
