import type { Knex } from 'knex'
import cluster from 'node:cluster'
import { createHash } from 'node:crypto'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { RateLimit } from '#contracts/limits.ts'
import { ApiError } from './errors.ts'
import { COUNTED_BUDGETS, SHARED_BUDGETS } from './budgets.ts'

/**
 * The class of a route's rate limit. A read has budgets of its own, because a page of another site can make
 * an old browser read: it must not use up what its visitor needs to log in, to pay or to verify.
 * - `general` counts all calls, except reads of signed-in users.
 * - `counted` counts all calls, also these reads.
 * - `others` counts the calls of other wallets and verifiers, which any page may make.
 * - `verification` counts verifications. They have a separate budget.
 * - `probe` counts the questions of the doctor.
 * - `sensitive` counts per account and after the guards. For guests and for callers without an account, it also
 *   counts per network address.
 * - `sensitiveFromAddress` counts per network address, even for signed-in users.
 * - `secret` is for calls with an unguessable link or code. Only a wrong secret counts. Otherwise another
 *   person at the same network address could lock the caller out.
 * - `act` counts what protects an account, and `export` its exports. Both count per account and after the
 *   guards, so that a thief with the session alone cannot use them up.
 * - `failures` counts nothing. The handler itself counts: wrong tries, or what follows a right proof. A log-out
 *   counts nothing at all, so that nobody can keep the owner from it.
 * - `none` counts nothing.
 */
export type LimitClass =
  | 'none'
  | 'general'
  | 'counted'
  | 'others'
  | 'verification'
  | 'export'
  | 'probe'
  | 'sensitive'
  | 'sensitiveFromAddress'
  | 'secret'
  | 'act'
  | 'failures'

export type Budget = keyof typeof COUNTED_BUDGETS | keyof typeof SHARED_BUDGETS

export interface Limits {
  /**
   * Takes one call from the budget of every key. Throws when a budget is used up. The call that is refused does
   * not count in this budget.
   */
  consume(budget: Budget, keys: readonly string[]): Promise<void>
  /** Throws when the budget of a key is used up. Counts nothing. */
  requireLeft(budget: Budget, key: string): Promise<void>
  /** Returns one call to the budget of every key, because the call should not count. */
  refund(budget: Budget, keys: readonly string[]): Promise<void>
}

/** If several processes share a port, the primary process counts for all of them. */
const Counter = cluster.isWorker ? RateLimiterCluster : RateLimiterMemory

/** The budgets of `SHARED_BUDGETS` are in the database. The other budgets are in memory. */
export function createLimits(database: Knex, factor: number): Limits {
  const options = (keyPrefix: string, { requests, windowSeconds }: RateLimit) => ({
    keyPrefix,
    points: Math.max(1, Math.round(requests * factor)),
    duration: windowSeconds,
  })
  const share = (name: string, limit: RateLimit) =>
    new RateLimiterPostgres({
      ...options(name, limit),
      storeClient: database,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      // The hourly job removes expired rows.
      clearExpiredByTimeout: false,
    })
  const count = (name: string, limit: RateLimit) => new Counter(options(name, limit))
  const budgets = Object.fromEntries([
    ...Object.entries(COUNTED_BUDGETS).map(([name, limit]) => [name, count(name, limit)] as const),
    ...Object.entries(SHARED_BUDGETS).map(([name, limit]) => [name, share(name, limit)] as const),
  ]) as Record<Budget, RateLimiterAbstract>
  return {
    consume: async (budget, keys) => {
      for (const key of keys) await takeOne(budgets[budget], key)
    },
    requireLeft: async (budget, key) => {
      const left = await budgets[budget].get(hide(key))
      if (left && left.remainingPoints <= 0) throw usedUp(left)
    },
    refund: async (budget, keys) => {
      for (const key of keys) await budgets[budget].reward(hide(key), 1)
    },
  }
}

async function takeOne(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(hide(key))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    // The limiter has counted the refused call too. Its window stays as it is.
    await limiter.reward(hide(key), 1)
    throw usedUp(error)
  }
}

function usedUp({ msBeforeNext }: RateLimiterRes): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}

/** Hashes a key for the database, because a key contains names and addresses of people. */
function hide(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
