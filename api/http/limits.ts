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
 * Each route belongs to one class. `general` leaves the reads of signed-in users uncounted, `counted`
 * does not. `sensitive` counts the account that its guard asks for. `sensitiveFromAddress` counts
 * the address of the caller, signed in or not. `secret` is for calls that bring a link or a code that nobody guesses: only wrong
 * ones count, so that a stranger at the same address shuts nobody out. With `failures` the handler
 * counts failed tries.
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
  /** Takes one from the budget of every key, and refuses when one of them is used up. */
  consume(budget: Budget, keys: readonly string[]): Promise<void>
  /** Gives back what a try took that turned out not to count. */
  refund(budget: Budget, keys: readonly string[]): Promise<void>
}

/** Of several processes on one port none counts: the primary does. */
const Counter = cluster.isWorker ? RateLimiterCluster : RateLimiterMemory

/** What guesses are counted by is in the database; the others are in memory. */
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
      // The hourly job removes them, with everything else that has been kept long enough.
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

/** Keys hold names and addresses of people, so the table holds their hashes. */
function hide(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
