import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { UserRow } from '#api/accounts/user-row.ts'

interface Proof {
  userId: string
  password: string | undefined
  /**
   * The id of the session or link in which the user enters the password. Each session or link has a separate
   * count of tries.
   */
  askedIn: string
}

/**
 * Checks the user's password again before an action. Another person at an unlocked browser therefore cannot
 * do the action. Returns the user. A try counts as wrong before the password is checked. The right password
 * removes this try from the count.
 */
export async function requirePassword(
  { database, limits, passwords }: Services,
  { userId, password, askedIn }: Proof,
): Promise<UserRow> {
  await limits.consume('passwordsInSession', [askedIn])
  const user = await UserRow.withId(database, userId)
  const isRight = user && (await passwords.verify(user.passwordHash, password ?? ''))
  if (!isRight) throw wrongPassword(userId)
  await limits.refund('passwordsInSession', [askedIn])
  return user
}

/** Locks the user. Throws when the password was changed after it was checked. */
export async function lockProven(
  trx: Knex,
  { id, authVersion }: Pick<UserRow, 'id' | 'authVersion'>,
): Promise<UserRow> {
  const user = await lockHolder(trx, id)
  if (user?.authVersion !== authVersion) throw wrongPassword(id)
  return user
}

export function wrongPassword(userId: string): ApiError {
  const code = 'WRONG_PASSWORD'
  return new ApiError(code, { fields: { currentPassword: { code } }, userId })
}
