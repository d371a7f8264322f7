import type { InputMethod } from '#contracts/verification/calls.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { HttpError, NetworkError } from '#pwa/network/http.ts'
import { queueEvent } from '#pwa/device/sync/outbox.ts'
import { possibleTimes } from '#pwa/network/server-clock.ts'
import {
  type Cause,
  showOffline,
  type ShownVerdict,
} from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { readTrust } from '#pwa/device/trust/trust.ts'
import type { Reached } from './reached.ts'

/** Where a refusal for too many questions does not say how long it lasts. */
const BUSY_FOR_MS = 30_000
/** A network that comes and goes is not asked more often. */
const AWAY_AT_LEAST_MS = 3_000

interface ScanAlone {
  input: string
  inputMethod: InputMethod
  verifier?: { id: string | null }
}

/**
 * This device's own verdict, and why it is not the issuer's. With a verifier it is kept until it can be
 * told to the issuer, and with it the code: by that alone the issuer believes what was shown.
 */
export async function verifyAlone(
  scan: ScanAlone,
  error: unknown,
  askIssuer: () => Promise<ShownVerdict>,
): Promise<Reached> {
  const times = possibleTimes()
  const now = new Date(times.now)
  const verdict = await verifyOffline(scan.input, await readTrust(), now, new Date(times.orElse))
  const verifierId = scan.verifier?.id
  if (verifierId) await keepForUpload(verifierId, scan, { verdict, at: now })
  const own = showOffline(verdict, now, causeOf(error))
  return { verdict: own, later: pauseAfter(error) === null ? null : askAgain }

  async function askAgain(signal: AbortSignal): Promise<ShownVerdict> {
    for (let wait = pauseAfter(error); wait !== null;) {
      await sleep(wait, signal)
      await untilReached(signal)
      if (signal.aborted) return own
      try {
        return await askIssuer()
      } catch (next) {
        wait = pauseAfter(next)
      }
    }
    return own
  }
}

function causeOf(error: unknown): Cause {
  if (error instanceof NetworkError) return 'away'
  return error instanceof HttpError && error.status === 429 ? 'busy' : 'failed'
}

/** Milliseconds until the issuer may be asked again; null where it answered, and did not say. */
function pauseAfter(error: unknown): number | null {
  if (error instanceof NetworkError) return AWAY_AT_LEAST_MS
  if (!(error instanceof HttpError)) return null
  return error.retryAfter ?? (error.status === 429 ? BUSY_FOR_MS : null)
}

/** Ends at once when nobody waits any more. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** As others who ask find out; ends too when nobody waits any more. */
function untilReached(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const lookAgain = () => {
      if (!isServerReached() && !signal.aborted) return
      stop()
      signal.removeEventListener('abort', lookAgain)
      done()
    }
    const stop = onConnectionChange(lookAgain)
    signal.addEventListener('abort', lookAgain)
    lookAgain()
  })
}

/** Of a code whose signatures do not hold there is nothing to tell. */
async function keepForUpload(
  verifierId: string,
  { input, inputMethod }: ScanAlone,
  { verdict: { shown, status }, at }: { verdict: Verdict; at: Date },
): Promise<void> {
  const found = readTokenInput(input)
  if (!shown || !found.isFound) return
  const payload = { token: found.token, status, inputMethod }
  await queueEvent(verifierId, { kind: 'offline_verification', at, payload })
}
