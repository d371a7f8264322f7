import {
  type InputMethod,
  type Verification,
  verifyQr,
  type VerifyQr,
} from '#contracts/verification/calls.ts'
import { USER_AGENT_MAX } from '#contracts/verification/qr-data.ts'
import { call, HttpError, type Underway } from '#pwa/network/http.ts'
import { showAnswer, type ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { ANSWER_WITHIN_MS, takeEarlyAnswer } from './early-answer.ts'
import type { Reached } from './reached.ts'

export interface Scan {
  input: string
  inputMethod: InputMethod
  /** Undefined on the public page. That page sends only the code to the server. */
  verifier?: {
    /** The user whose log receives offline verifications. Null for a guest, because a guest has no log. */
    id: string | null
    context: 'admin_portal' | 'user_portal'
  }
}

/**
 * Gets the issuer's verdict. A verifier acts on the first verdict on the screen. Therefore a verifier sees
 * the verdict only after this device has checked the proof. The public page shows the verdict immediately and
 * checks the proof later. Throws when the issuer refuses the request. After any other failure, such as a
 * response that this app cannot read, this device judges alone.
 */
export async function verify(scan: Scan): Promise<Reached> {
  const early = takeEarlyAnswer(scan.input)
  // All requests for this scan have this id, so that the scan counts once.
  const attemptId = early?.attemptId ?? crypto.randomUUID()
  try {
    const answer = await ask(scan, attemptId, early?.underway)
    if (scan.verifier) return { verdict: await follow(scan, answer), later: null }
    return { verdict: showAnswer(answer), later: () => follow(scan, answer) }
  } catch (error) {
    if (isRefusal(error)) throw error
    const { verifyAlone } = await import('./verify-alone.ts')
    return verifyAlone(scan, error, async () => follow(scan, await ask(scan, attemptId)))
  }
}

function ask(scan: Scan, attemptId: string, underway?: Underway): Promise<Verification> {
  return call(verifyQr, {
    body: { ...bodyOf(scan), attemptId },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(underway && { underway }),
  })
}

function follow({ input }: Scan, answer: Verification): Promise<ShownVerdict> {
  return import('#pwa/screens/verification/verdict/follow-answer.ts').then(
    ({ followAnswer }) => followAnswer(input, answer),
    // The script that checks the proof could not be loaded. So the issuer's verdict stays as it is.
    () => showAnswer(answer),
  )
}

function bodyOf({ input, inputMethod, verifier }: Scan): VerifyQr {
  if (!verifier) return { qrData: input }
  return {
    qrData: input,
    verifierInfo: {
      inputMethod,
      verifierContext: verifier.context,
      userAgent: navigator.userAgent.slice(0, USER_AGENT_MAX),
      timestamp: new Date().toISOString(),
    },
  }
}

/**
 * Checks whether the issuer refused the request itself: the input is malformed or too long, or the request is
 * not allowed.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError) || !error.problem) return false
  return error.status < 500 && error.status !== 429
}
