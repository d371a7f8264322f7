import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import type { UpdateProfile } from '#contracts/profile.ts'
import { toAccountKey } from './account-key.ts'
import { mailLink } from './account-links.ts'
import { requirePassword } from './require-password.ts'
import { refuseTaken } from './taken.ts'
import { UserRow } from './user-row.ts'

/** A new address starts unconfirmed, and asks for the current password. */
export async function updateProfile(
  services: Services,
  { userId, username, email, currentPassword }: UpdateProfile & { userId: string },
): Promise<UserRow> {
  const { database, clock } = services
  const before = await UserRow.withId(database, userId)
  if (!before) throw new ApiError('USER_NOT_FOUND')
  const isNewEmail = toAccountKey(email) !== before.emailKey
  if (isNewEmail) await requirePassword(services, userId, currentPassword)

  const names = { username, email }
  await refuseTaken(database, names, userId)
  const user = await database
    .transaction(async (trx) => {
      const renamed = await UserRow.rename(trx, userId, { ...names, isNewEmail }, clock.now())
      if (!renamed) throw new ApiError('USER_NOT_FOUND')
      if (isNewEmail) {
        await mailLink(services, trx, renamed, { kind: 'confirm', template: 'confirm' })
      }
      return renamed
    })
    .catch(async (error: unknown) => {
      // Somebody took the name in the meantime.
      await refuseTaken(database, names, userId)
      throw error
    })
  services.mailer.wake()
  return user
}
