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
import { RATE_LIMITS, type RateLimit } from '#contracts/limits.ts'
import { ApiError } from './errors.ts'

const ADMIN_FACTOR = 10

/**
 * Each route belongs to one class. `general` leaves the reads of signed-in users uncounted,
 * `counted` does not; `failures` is the sensitive limit where the handler counts failed tries only.
 */
export type LimitClass = 'none' | 'general' | 'counted' | 'verification' | 'sensitive' | 'failures'

/** Counted in the database, for all machines together. */
type SharedBudget = 'sensitive' | 'failuresFromAddress' | 'failuresForAccount' | 'logIns'

/** Counted in memory: without a write, and for the processes of one program together. */
type CountedBudget = 'general' | 'administration' | 'verification'

export type Budget = CountedBudget | SharedBudget

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
  const points = (base: number) => Math.max(1, Math.round(base * factor))
  const share = (budget: SharedBudget) =>
    new RateLimiterPostgres({
      storeClient: database,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      // The hourly job removes them, with everything else that has been kept long enough.
      clearExpiredByTimeout: false,
      keyPrefix: budget,
      points: points(RATE_LIMITS[budget].requests),
      duration: RATE_LIMITS[budget].windowSeconds,
    })
  const count = (budget: CountedBudget, { requests, windowSeconds }: RateLimit) =>
    new Counter({ keyPrefix: budget, points: points(requests), duration: windowSeconds })
  const { general, verification } = RATE_LIMITS
  const budgets: Record<Budget, RateLimiterAbstract> = {
    general: count('general', general),
    administration: count('administration', {
      ...general,
      requests: general.requests * ADMIN_FACTOR,
    }),
    verification: count('verification', verification),
    sensitive: share('sensitive'),
    failuresFromAddress: share('failuresFromAddress'),
    failuresForAccount: share('failuresForAccount'),
    logIns: share('logIns'),
  }
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
