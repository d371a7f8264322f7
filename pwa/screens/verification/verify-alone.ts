import type { InputMethod } from '#contracts/verification/log-entry.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import type { Verdict } from '#contracts/verification/verdict.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { isServerReached, onConnectionChange } from '#pwa/network/connection.ts'
import { HttpError, NetworkError } from '#pwa/network/errors.ts'
import { queueEvent } from '#pwa/device/sync/outbox.ts'
import { possibleTimes } from '#pwa/network/server-clock.ts'
import {
  type Cause,
  showOffline,
  type ShownVerdict,
} from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { readTrust } from '#pwa/device/trust/trust.ts'
import type { Reached } from './reached.ts'

/** The pause after the issuer has refused too many requests and named no pause. */
const BUSY_FOR_MS = 30_000
/** The shortest pause before the next request to the issuer, after a failure of the network. */
const AWAY_AT_LEAST_MS = 3_000

interface ScanAlone {
  input: string
  inputMethod: InputMethod
  verifier?: { id: string | null }
}

/**
 * Returns this device's own verdict, and the reason why the issuer's verdict is missing. For a
 * verifier, the device stores the code and the verdict until the issuer can receive them. The
 * issuer does not trust this verdict, and checks the code itself.
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
  if (!(error instanceof HttpError) || !error.problem) return 'unreadable'
  return error.status === 429 ? 'busy' : 'failed'
}

/**
 * Returns the milliseconds until the next request to the issuer. Returns null when the response names
 * no pause. Another request would then not help.
 */
function pauseAfter(error: unknown): number | null {
  if (error instanceof NetworkError) return AWAY_AT_LEAST_MS
  if (!(error instanceof HttpError)) return null
  return error.retryAfter ?? (error.status === 429 ? BUSY_FOR_MS : null)
}

/** Ends early when `signal` aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

/** Waits until any request has reached the server, or until `signal` aborts. */
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

/**
 * Stores the verification until it can be sent to the issuer. Does not store a code with invalid
 * signatures.
 */
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
