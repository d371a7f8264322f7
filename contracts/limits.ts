/** The greatest number of calls by one caller in a window of time. */
export interface RateLimit {
  requests: number
  windowSeconds: number
}

const MINUTE_SECONDS = 60

/**
 * The budgets on the help page. The server counts calls by the same numbers (`api/http/budgets.ts`).
 * `general` counts changes, and `administration` those of an administrator.
 */
export const RATE_LIMITS = {
  general: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  administration: { requests: 1000, windowSeconds: 15 * MINUTE_SECONDS },
  reads: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  verification: { requests: 50, windowSeconds: 5 * MINUTE_SECONDS },
  sensitive: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
  sensitiveFromAddress: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>
