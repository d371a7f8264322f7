import { VERIFY_PATH } from '#contracts/verification/verify-path.ts'
import type { Underway } from '#pwa/network/http.ts'

/** The time limit of a request, in milliseconds. A server that is reachable responds sooner. */
export const ANSWER_WITHIN_MS = 8000

/**
 * The request for the verdict. It is sent while the code of the screen is still loading, because
 * the document of `/verify` loads this file first.
 */
let early = ask(location)

interface Early {
  token: string
  attemptId: string
  underway: Underway
}

/**
 * Returns the early request if it is for this token, or else null. Returns a request only once,
 * because a second check of the same token needs a new request.
 */
export function takeEarlyAnswer(token: string): Early | null {
  const taken = early?.token === token ? early : null
  early = null
  return taken
}

function ask({ pathname, search }: Location): Early | null {
  const token = new URLSearchParams(search).get('token')
  if (pathname !== '/verify' || !token) return null
  const attemptId = crypto.randomUUID()
  const underway = send({ qrData: token, attemptId })
  // The screen reports a failure when it takes the request. Without this handler, the browser would
  // report an earlier failure as unhandled.
  underway.catch(() => undefined)
  return { token, attemptId, underway }
}

async function send(body: unknown): Underway {
  const sentAt = Date.now()
  const response = await fetch(VERIFY_PATH, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  return { response, sentAt, receivedAt: Date.now() }
}
