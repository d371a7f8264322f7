import { type InputMethod, verifyQr, type VerifyQr } from '#contracts/verification/calls.ts'
import { call, HttpError, NetworkError, type Underway } from '#pwa/http.ts'
import { ANSWER_WITHIN_MS } from './early-answer.ts'
import { showAnswer, type ShownVerdict } from './shown-verdict.ts'

/** What a proxy says of a server that is away. */
const AWAY = new Set([502, 503, 504])

const USER_AGENT_MAX = 512

export interface Scan {
  input: string
  inputMethod: InputMethod
  /** Absent on the public page, which tells the server nothing but the code. */
  verifier?: {
    /** Whose log takes what was verified without a connection; null for a guest, who has none. */
    id: string | null
    context: 'admin_portal' | 'user_portal'
  }
}

/** A verdict, and what this device can still add to it once it is on the screen. */
export interface Reached {
  verdict: ShownVerdict
  /** The same verdict with the code read and the proof followed; null where there is none. */
  follow: (() => Promise<ShownVerdict>) | null
}

/** The issuer's verdict as soon as it is known, or, when the network fails, this device's own. */
export async function reachVerdict(scan: Scan, underway?: Underway): Promise<Reached> {
  try {
    const answer = await call(verifyQr, {
      body: bodyOf(scan),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(underway && { underway }),
    })
    const verdict = showAnswer(answer)
    return {
      verdict,
      follow: () =>
        import('./follow-answer.ts').then(
          ({ followAnswer }) => followAnswer(scan.input, answer),
          // Its code did not arrive: the issuer's verdict stands, and nothing is added to it.
          () => verdict,
        ),
    }
  } catch (error) {
    if (!isAway(error)) throw error
    const { verifyAlone } = await import('./verify-alone.ts')
    return { verdict: await verifyAlone(scan), follow: null }
  }
}

/** The whole verdict at once, for whoever acts on it. */
export async function verify(scan: Scan): Promise<ShownVerdict> {
  const { verdict, follow } = await reachVerdict(scan)
  return follow ? follow() : verdict
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

function isAway(error: unknown): boolean {
  if (error instanceof HttpError) return AWAY.has(error.status)
  return error instanceof NetworkError
}
