import { ApiError } from '#api/errors.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import type { Login } from '#contracts/account.ts'
import { toAccountKey } from './account-key.ts'
import { UserRow } from './user-row.ts'

interface Attempt extends Login {
  address: string
  /** Names the browser when that user signed in on it before. */
  knownBrowser: (userId: string) => string | undefined
}

/**
 * Tells nobody whether an account exists: same answer, same work. A try is counted before the
 * password is looked at, so that many at once are no way around the limit, and given back when it
 * was right.
 */
export async function login(services: Services, attempt: Attempt): Promise<UserRow> {
  const { database, limits, passwords, clock } = services
  passwords.requireRoom()
  const user = await UserRow.withLogin(database, attempt.username)
  const keys = keysOf(attempt, user)
  await limits.consume('sensitive', keys)
  const isRight = await passwords.verify(user?.passwordHash ?? null, attempt.password)
  if (!user || !isRight) throw new ApiError('LOGIN_FAILED')

  await limits.refund('sensitive', keys)
  if (passwords.isOutdated(user.passwordHash)) {
    const passwordHash = await passwords.hash(attempt.password)
    await UserRow.change(database, user.id, { passwordHash }, clock.now())
  }
  return user
}

function keysOf({ username, address, knownBrowser }: Attempt, user: UserRow | undefined): string[] {
  const browser = user && knownBrowser(user.id)
  if (browser !== undefined) return [`browser:${browser}`]
  return [user ? `login:${accountKey(user.id)}` : `login:${toAccountKey(username)}`, address]
}
