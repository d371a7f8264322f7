import { VERIFY_PATH } from '#contracts/verification/verify-path.ts'
import type { Underway } from '#pwa/network/http.ts'

/** No real response takes this long. After this time a hanging network counts as not reachable. */
export const ANSWER_WITHIN_MS = 8000

/**
 * The document of `/verify` loads this file first. So the request runs while the screen's code is still
 * loading.
 */
let early = ask(location)

interface Early {
  token: string
  attemptId: string
  underway: Underway
}

/**
 * Returns the response for this token, if it was requested. Returns it only once, because the next time is a
 * new check.
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
  // The screen that uses the response reports a failure.
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
