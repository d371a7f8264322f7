import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { lockHolder } from './lock-holders.ts'
import { UserRow } from './user-row.ts'

interface Proof {
  userId: string
  password: string | undefined
  /** The session or the link that the password is given in: a thief in one uses up no tries of another. */
  askedIn: string
}

/**
 * Asks for the password again before actions that a person at an unlocked browser must not do. Answers the
 * user. A try is counted before it is checked, and refunded when it was right.
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

/** Locks the user; refuses when the password was changed since it was checked. */
export async function lockProven(
  trx: Knex,
  { id, authVersion }: Pick<UserRow, 'id' | 'authVersion'>,
): Promise<UserRow> {
  const user = await lockHolder(trx, id)
  if (user?.authVersion !== authVersion) throw wrongPassword(id)
  return user
}

export function wrongPassword(userId: string): ApiError {
  const { message } = new ApiError('WRONG_PASSWORD')
  return new ApiError('WRONG_PASSWORD', { fields: { currentPassword: message }, userId })
}
