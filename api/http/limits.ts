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
import { COUNTED_ROOMS, SHARED_ROOMS } from './rooms.ts'

/**
 * Each route belongs to one class. `general` counts every call but the reads of signed-in users; `counted`
 * counts those too. `sensitive` counts the account that its guard requires. `sensitiveFromAddress` counts
 * the caller's address, signed in or not. `secret` is for calls that bring an unguessable link or code:
 * only wrong ones count, so that a stranger at the same address locks nobody out. With `failures` the
 * handler counts failed tries.
 */
export type LimitClass =
  | 'none'
  | 'general'
  | 'counted'
  | 'verification'
  | 'sensitive'
  | 'sensitiveFromAddress'
  | 'secret'
  | 'failures'

export type Budget = keyof typeof COUNTED_ROOMS | keyof typeof SHARED_ROOMS

export interface Limits {
  /** Takes one from the budget of every key, and refuses when a budget is used up. */
  consume(budget: Budget, keys: readonly string[]): Promise<void>
  /** Gives back one for a try that does not count after all. */
  refund(budget: Budget, keys: readonly string[]): Promise<void>
}

/** Among several processes on one port, the primary counts for all. */
const Counter = cluster.isWorker ? RateLimiterCluster : RateLimiterMemory

/** The budgets for guesses are in the database; the others are in memory. */
export function createLimits(database: Knex, factor: number): Limits {
  const options = (keyPrefix: string, { requests, windowSeconds }: RateLimit) => ({
    keyPrefix,
    points: Math.max(1, Math.round(requests * factor)),
    duration: windowSeconds,
  })
  const share = (name: string, room: RateLimit) =>
    new RateLimiterPostgres({
      ...options(name, room),
      storeClient: database,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      // The hourly job removes expired rows, together with all other rows past their time.
      clearExpiredByTimeout: false,
    })
  const count = (name: string, room: RateLimit) => new Counter(options(name, room))
  const budgets = Object.fromEntries([
    ...Object.entries(COUNTED_ROOMS).map(([name, room]) => [name, count(name, room)] as const),
    ...Object.entries(SHARED_ROOMS).map(([name, room]) => [name, share(name, room)] as const),
  ]) as Record<Budget, RateLimiterAbstract>
  return {
    consume: async (budget, keys) => {
      for (const key of keys) await takeOne(budgets[budget], key)
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
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
    throw new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }
}

/** Keys contain names and addresses of people, so the table holds hashes of the keys. */
function hide(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
