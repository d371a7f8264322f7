import { HttpError } from '#pwa/network/http.ts'
import type { SyncReply } from './sync-outbox.ts'

/** An expired session, too many calls, a server that is away or stopping: only time helps. */
const NOT_ITS_FAULT = new Set([401, 403, 408, 429, 502, 503, 504])

/**
 * Whether the sent events may be at fault: a server that fails on an event fails on it each time. A lost
 * answer, or one that this version cannot read, does not count against them.
 */
export function judgeFailure(error: unknown): SyncReply {
  const isRefused = error instanceof HttpError && !NOT_ITS_FAULT.has(error.status)
  return { status: isRefused ? 'refused' : 'away' }
}
