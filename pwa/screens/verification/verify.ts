import {
  type Verification,
  verifyQr,
  type VerifyQr,
  USER_AGENT_MAX,
} from '#contracts/verification/calls.ts'
import type { InputMethod } from '#contracts/verification/log-entry.ts'
import { HttpError } from '#pwa/network/errors.ts'
import { call, type Underway } from '#pwa/network/http.ts'
import { showAnswer, type ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { ANSWER_WITHIN_MS, takeEarlyAnswer } from './early-answer.ts'
import type { Reached } from './reached.ts'

export interface Scan {
  input: string
  inputMethod: InputMethod
  /** Undefined on the public page, which sends only the code to the server. */
  verifier?: {
    /** The user whose log receives offline verifications. Null for a guest, who has no log. */
    id: string | null
    context: 'admin_portal' | 'user_portal'
  }
}

/**
 * Gets the issuer's verdict. A verifier acts on the first verdict on the screen. Therefore a
 * verifier sees the verdict only after this device has checked the proof. The public page shows the
 * verdict immediately and checks the proof later, so that nobody waits there for the script of the
 * check (14 kB). Throws when the issuer refuses the request. After any other failure, such as an
 * unreadable response, this device judges the code itself.
 * Decision: `docs/decisions/19-only-a-readable-answer-is-a-verdict.md`.
 */
export async function verify(scan: Scan): Promise<Reached> {
  const early = takeEarlyAnswer(scan.input)
  // All requests for this scan have the same id, so that the issuer counts the scan once.
  const attemptId = early?.attemptId ?? crypto.randomUUID()
  try {
    const answer = await ask(scan, attemptId, early?.underway)
    const verdict = showAnswer(answer)
    const followed = () => follow(scan, answer, verdict)
    return scan.verifier ? { verdict: await followed(), later: null } : { verdict, later: followed }
  } catch (error) {
    if (isRefusal(error)) throw error
    const { verifyAlone } = await import('./verify-alone.ts')
    return verifyAlone(scan, error, async () => {
      const answer = await ask(scan, attemptId)
      return follow(scan, answer, showAnswer(answer))
    })
  }
}

function ask(scan: Scan, attemptId: string, underway?: Underway): Promise<Verification> {
  return call(verifyQr, {
    body: { ...bodyOf(scan), attemptId },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(underway && { underway }),
  })
}

function follow(
  { input }: Scan,
  answer: Verification,
  verdict: ShownVerdict,
): Promise<ShownVerdict> {
  return import('#pwa/screens/verification/verdict/follow-answer.ts').then(
    ({ followAnswer }) => followAnswer(input, answer, verdict),
    // The script that checks the proof could not be loaded, so the issuer's verdict does not
    // change.
    () => verdict,
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
 * Checks whether the issuer has refused the request itself. Such a request is malformed, too long
 * or not allowed.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError) || !error.problem) return false
  return error.status < 500 && error.status !== 429
}
