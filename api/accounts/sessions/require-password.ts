import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { UserRow } from '#api/accounts/user-row.ts'

interface Asked {
  userId: string
  /**
   * The id of the session or link in which the user gives the proof. Each session or link has a separate
   * count of tries.
   */
  askedIn: string
}

/**
 * Checks the user's password again before an action. Another person at an unlocked browser therefore cannot
 * do the action. Returns the user.
 */
export function requirePassword(
  services: Services,
  { password, ...asked }: Asked & { password: string | undefined },
): Promise<UserRow> {
  const { database, passwords } = services
  return countProof(services, asked, async () => {
    const user = await UserRow.withId(database, asked.userId)
    const isRight = user && (await passwords.verify(user.passwordHash, password ?? ''))
    if (!isRight) throw wrongPassword(asked.userId)
    return user
  })
}

/**
 * Checks a proof. It counts as wrong in its session and as right for the account before the check, because a
 * check is costly. The outcome then removes one of the two. A wrong proof therefore counts in its session
 * alone, and a right proof for the account alone.
 */
export async function countProof<Proven>(
  { limits }: Pick<Services, 'limits'>,
  { userId, askedIn }: Asked,
  check: () => Promise<Proven>,
): Promise<Proven> {
  const wrong = ['passwordsInSession', [askedIn]] as const
  const right = ['proofs', [accountKey(userId)]] as const
  await limits.consume(...wrong)
  await limits.consume(...right).catch(async (refusal: unknown) => {
    await limits.refund(...wrong)
    throw refusal
  })
  const proven = await check().catch(async (error: unknown) => {
    await limits.refund(...right)
    throw error
  })
  await limits.refund(...wrong)
  return proven
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
