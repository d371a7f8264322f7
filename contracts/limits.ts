/** What one caller may do in a window of time; the server enforces it, the help page names it. */
export interface RateLimit {
  requests: number
  windowSeconds: number
}

const MINUTE_SECONDS = 60

/** Those that everybody is told; `api/http/rooms.ts` says what is counted by which. */
export const RATE_LIMITS = {
  general: { requests: 100, windowSeconds: 15 * MINUTE_SECONDS },
  verification: { requests: 50, windowSeconds: 5 * MINUTE_SECONDS },
  sensitive: { requests: 10, windowSeconds: 60 * MINUTE_SECONDS },
} as const satisfies Record<string, RateLimit>
