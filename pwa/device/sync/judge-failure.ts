import { HttpError } from '#pwa/network/http.ts'
import type { SyncReply } from './sync-outbox.ts'

/** A session that ended, too many calls, a server that is away or stopping: only time mends those. */
const NOT_ITS_FAULT = new Set([401, 403, 408, 429, 502, 503, 504])

/**
 * Whether what was sent may be at fault: a server that fails on one event fails on it each time. An
 * answer that did not arrive, or that this version cannot read, says nothing of it.
 */
export function judgeFailure(error: unknown): SyncReply {
  const isRefused = error instanceof HttpError && !NOT_ITS_FAULT.has(error.status)
  return { status: isRefused ? 'refused' : 'away' }
}
