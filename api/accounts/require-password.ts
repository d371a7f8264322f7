import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { UserRow } from './user-row.ts'

/** Asked again before what somebody at an open browser must not do. */
export async function requirePassword(
  { database, passwords }: Services,
  userId: string,
  password: string | undefined,
): Promise<void> {
  const user = await UserRow.withId(database, userId)
  const isRight = user && (await passwords.verify(user.passwordHash, password ?? ''))
  if (!isRight) {
    const { message } = new ApiError('WRONG_PASSWORD')
    throw new ApiError('WRONG_PASSWORD', { fields: { currentPassword: message } })
  }
}
