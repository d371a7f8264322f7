/** The greatest number of calls by one caller in a window of time. */
export interface RateLimit {
  requests: number
  windowSeconds: number
}

const MINUTE_SECONDS = 60

/** The limits on the help page. `api/http/budgets.ts` assigns the calls to the limits. */
export const RATE_LIMITS = {
  general: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  verification: { requests: 50, windowSeconds: 5 * MINUTE_SECONDS },
  sensitive: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>
