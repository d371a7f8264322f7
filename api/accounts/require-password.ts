import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { lockHolder } from './lock-holders.ts'
import { UserRow } from './user-row.ts'

interface Proof {
  userId: string
  password: string | undefined
  /** The session, or the link, in which it is asked for: a thief in one uses up no other's tries. */
  askedIn: string
}

/**
 * Asked again before what somebody at an open browser must not do; answers the user whose password it
 * is. A guess is counted before it is looked at, and given back when it was right.
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

/** Holds the user, unless the password that was shown has stopped being theirs meanwhile. */
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
