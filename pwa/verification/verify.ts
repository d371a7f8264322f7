import { type InputMethod, verifyQr, type VerifyQr } from '#contracts/verification/calls.ts'
import { call, HttpError, NetworkError } from '#pwa/http.ts'
import { showAnswer, type ShownVerdict } from './shown-verdict.ts'

/** Longer than any honest answer takes: a network that hangs counts as away. */
const ANSWER_WITHIN_MS = 8000

/** What a proxy says of a server that is away. */
const AWAY = new Set([502, 503, 504])

const USER_AGENT_MAX = 512

export interface Scan {
  input: string
  inputMethod: InputMethod
  /** Absent on the public page, which tells the server nothing but the code. */
  verifier?: { id: string; context: 'admin_portal' | 'user_portal' }
}

/** The issuer's verdict, or, when the network fails, this device's own. */
export async function verify(scan: Scan): Promise<ShownVerdict> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    return showAnswer(scan.input, await call(verifyQr, { body: bodyOf(scan), signal }))
  } catch (error) {
    if (!isAway(error)) throw error
    const { verifyAlone } = await import('./verify-alone.ts')
    return verifyAlone(scan)
  }
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
