import { HttpError } from '#pwa/network/errors.ts'
import type { SyncReply } from './sync-outbox.ts'

/**
 * The statuses that do not depend on the events: the session has expired, there were too many
 * calls, or the server is not ready.
 */
const NOT_ITS_FAULT = new Set([401, 403, 408, 429, 502, 503, 504])

/**
 * Decides whether one of the sent events may be the cause of a failure. A refusal by the server may
 * have such a cause, because a server fails each time at an event that it cannot process. A lost
 * response, or a response that this version cannot read, has another cause.
 */
export function judgeFailure(error: unknown): SyncReply {
  const isRefused = error instanceof HttpError && !NOT_ITS_FAULT.has(error.status)
  return { status: isRefused ? 'refused' : 'away' }
}
