/** The calls of one caller in a window of time. The server enforces the limit, the help page names it. */
export interface RateLimit {
  requests: number
  windowSeconds: number
}

const MINUTE_SECONDS = 60

/** The limits that the help page names; `api/http/rooms.ts` says which calls count against each. */
export const RATE_LIMITS = {
  general: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  verification: { requests: 50, windowSeconds: 5 * MINUTE_SECONDS },
  sensitive: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>
