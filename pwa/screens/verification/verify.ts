import {
  type InputMethod,
  type Verification,
  verifyQr,
  type VerifyQr,
} from '#contracts/verification/calls.ts'
import { call, HttpError, type Underway } from '#pwa/network/http.ts'
import { showAnswer, type ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { ANSWER_WITHIN_MS, takeEarlyAnswer } from './early-answer.ts'
import type { Reached } from './reached.ts'

const USER_AGENT_MAX = 512

export interface Scan {
  input: string
  inputMethod: InputMethod
  /** Absent on the public page, which sends the server nothing but the code. */
  verifier?: {
    /** The user whose log receives offline verifications; null for a guest, who has none. */
    id: string | null
    context: 'admin_portal' | 'user_portal'
  }
}

/**
 * The issuer's verdict. A verifier acts on the first word, so it comes complete; the public page shows it as
 * soon as it arrives. It needs an answer that this app can read. A refusal of the request is an error. After
 * any other failure this device judges alone.
 */
export async function verify(scan: Scan): Promise<Reached> {
  const early = takeEarlyAnswer(scan.input)
  // The same for all requests about this scan, so that the scan counts once.
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
    // The code for the proof did not load, so the issuer's verdict stands unchanged.
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

/** The issuer refuses to judge this input: wrong `fields`, too long, not allowed. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError) || !error.problem) return false
  return error.status < 500 && error.status !== 429
}
