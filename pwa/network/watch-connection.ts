import { probeServer } from './http.ts'
import { isServerReached, onConnectionChange } from './connection.ts'

const FIRST_TRY_MS = 3000
const LONGEST_MS = 60_000

/**
 * Sends test requests while the server is not reachable: from time to time, and when there may be a
 * connection again.
 */
export function watchConnection(): void {
  let waitMs = FIRST_TRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    clearTimeout(timer)
    if (isServerReached()) {
      waitMs = FIRST_TRY_MS
      return
    }
    // The wait is random, so that many devices in one place do not send their requests in the same second.
    timer = setTimeout(ask, waitMs * (0.5 + Math.random()))
    waitMs = Math.min(waitMs * 2, LONGEST_MS)
  }
  const ask = () => void probeServer().then(schedule)
  const askIfAway = () => {
    if (!isServerReached() && document.visibilityState === 'visible') ask()
  }

  onConnectionChange(schedule)
  addEventListener('online', askIfAway)
  document.addEventListener('visibilitychange', askIfAway)
}
