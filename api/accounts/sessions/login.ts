import { ApiError } from '#api/http/errors.ts'
import type { Budget } from '#api/http/limits.ts'
import { accountKey } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import type { Login } from '#contracts/accounts/account.ts'
import { toEmailKey } from '#api/accounts/addresses/account-key.ts'
import { mailLoginCode } from './login-codes.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { needsLoginCode } from './ways-in.ts'

interface Attempt extends Login {
  address: string
  /**
   * Returns the random name of the browser. Returns undefined when this user has not signed in on the browser
   * before.
   */
  knownBrowser: (user: UserRow) => string | undefined
  /** Stores in the browser the secret that the browser must send with the mailed code. */
  bindCode: (secret: string) => void
}

/**
 * Returns the user of this name and password. The response and its time do not reveal whether an account
 * exists.
 *
 * A try counts as a failure before the password is checked. Parallel tries therefore cannot pass the limit.
 * The right password removes this failure from the count. When a mailed code is needed, the log-in counts as
 * successful only after the right code. A thief who has only the password therefore cannot use up the owner's
 * log-ins.
 *
 * When the log-ins or codes of the account are used up, the try is refused before the password is checked,
 * because a check is costly. Only right passwords use them up, so only their owner or a thief can make this
 * refusal show that the account exists. A wrong password uses up neither of them.
 */
export async function login(services: Services, attempt: Attempt): Promise<UserRow> {
  const { database, limits, passwords } = services
  passwords.requireRoom()
  const user = await UserRow.withLogin(database, attempt.username)
  const isCodeNeeded = user !== undefined && needsCode(services, attempt, user)
  if (user) await limits.requireLeft(isCodeNeeded ? 'loginCodes' : 'logIns', accountKey(user.id))
  const counted = countedBy(attempt, user)
  for (const [budget, key] of counted) {
    await limits.consume(budget, [key]).catch((refusal: unknown) => {
      throw budget === 'failuresForAccount' ? toLocked(refusal, user) : refusal
    })
  }
  const isRight = await passwords.verify(user?.passwordHash ?? null, attempt.password)
  if (!user || !isRight) throw new ApiError('LOGIN_FAILED', user && { userId: user.id })

  for (const [budget, key] of counted) await limits.refund(budget, [key])
  if (passwords.isOutdated(user.passwordHash)) {
    await UserRow.rehash(database, user, await passwords.hash(attempt.password))
  }
  if (isCodeNeeded) {
    attempt.bindCode(await mailLoginCode(services, user, attempt.address))
    throw new ApiError('LOGIN_CODE_REQUIRED', { userId: user.id })
  }
  await limits.consume('logIns', [accountKey(user.id)])
  return user
}

function needsCode({ env }: Services, { knownBrowser }: Attempt, user: UserRow): boolean {
  return needsLoginCode(user, { ...env, isKnown: knownBrowser(user) !== undefined })
}

/**
 * Returns the limits that count a failed log-in, with their keys. A known browser has a separate count.
 * Guesses from other browsers therefore cannot lock the owner out. For another browser, the first limit
 * counts the pair of account and network address. One network address alone therefore cannot use up all tries
 * of the account.
 */
function countedBy(
  { username, address, knownBrowser }: Attempt,
  user: UserRow | undefined,
): [Budget, string][] {
  const browser = user && knownBrowser(user)
  if (browser !== undefined) return [['failuresInBrowser', browser]]
  const account = user ? accountKey(user.id) : toEmailKey(username)
  return [
    ['failuresOfPair', `${account} ${address}`],
    ['failuresFromAddress', address],
    ['failuresForAccount', account],
  ]
}

function toLocked(refusal: unknown, user: UserRow | undefined): unknown {
  const isUsedUp = refusal instanceof ApiError && refusal.code === 'TOO_MANY_REQUESTS'
  if (!isUsedUp || refusal.retryAfterSeconds === undefined) return refusal
  const { retryAfterSeconds } = refusal
  return new ApiError('LOGIN_LOCKED', { retryAfterSeconds, ...(user && { userId: user.id }) })
}
