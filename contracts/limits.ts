/** What one caller may do in a window of time; the server enforces it, the help page names it. */
export interface RateLimit {
  requests: number
  windowSeconds: number
}

const MINUTE_SECONDS = 60

export const RATE_LIMITS = {
  general: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  verification: { requests: 50, windowSeconds: 5 * MINUTE_SECONDS },
  sensitive: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
  /** Wrong passwords: of one address for one account the sensitive limit, and these in all. */
  failuresFromAddress: { requests: 50, windowSeconds: 60 * MINUTE_SECONDS },
  failuresForAccount: { requests: 100, windowSeconds: 60 * MINUTE_SECONDS },
  /** Right passwords of one account (ASVS 7.1.2). */
  logIns: { requests: 30, windowSeconds: 60 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>
