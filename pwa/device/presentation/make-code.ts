import { fromBase64Url } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { QR_MINUTES, showQr } from '#contracts/presentation/calls.ts'
import { PRESENTATION_ID_BYTES, signPresentation } from '#contracts/presentation/presentation.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { NetworkError } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
import { possibleTimes, readClockOffset } from '#pwa/network/server-clock.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openVaultKey } from '#pwa/device/vault/open-keys.ts'
import { recordCode } from './code-notes.ts'
import { canHoldKey, readDeviceKey } from './device-key.ts'
import {
  findObstacle,
  isBeforePass,
  ObstacleError,
  type Obstacle,
  type PassTimes,
} from './obstacle.ts'
import { readPass } from './passes.ts'
import { readWalletSettings } from './wallet-settings.ts'

/**
 * The shortest useful validity of a code, in milliseconds. It is the shortest validity in the
 * wallet's settings.
 */
const LIFE_MIN_MS = Math.min(...QR_MINUTES) * MINUTE_MS

export interface ShownCode {
  /** The verification link in the QR code. */
  url: string
  /**
   * The time at which the code was made. Like `endsAt`, it is in milliseconds by this device's
   * clock.
   */
  madeAt: number
  endsAt: number
  /** True when this device signed the code. False when the server minted it. */
  isMadeHere: boolean
  /**
   * True when this device knows two possible times, and the code is valid at only one of them. A
   * verifier may then find the code expired or not valid yet.
   */
  isTimeUnsure: boolean
}

export interface CodeRequest {
  owner: string
  credentialId: string
  minutes: number
}

/**
 * Signs the code on this device when that is possible. Otherwise the server mints the code. Throws
 * `ObstacleError` when this device cannot sign it, and the server is not reachable.
 */
export async function makeCode(request: CodeRequest): Promise<ShownCode> {
  const signed = await signIfReadable(request)
  const code = typeof signed === 'object' && signed ? signed : await askForCode(request, signed)
  recordCode(request, code)
  return code
}

/**
 * Signs the code on this device. Returns null when the device has no readable key or pass, and the
 * server then mints the code. Throws when a locked wallet cannot be read, because nobody may get a
 * code without the PIN.
 */
async function signIfReadable(request: CodeRequest): Promise<ShownCode | Obstacle | null> {
  try {
    return await signCode(request)
  } catch (error) {
    if (!(error instanceof StorageError) || isShut(request.owner)) throw error
    return null
  }
}

/**
 * Checks whether the wallet is locked. Asks the settings, because the read of the database has just
 * failed.
 */
function isShut(owner: string): boolean {
  return readWalletSettings().securityLevel === 'high' && openVaultKey(owner) === null
}

async function signCode({
  owner,
  credentialId,
  minutes,
}: CodeRequest): Promise<ShownCode | Obstacle | null> {
  if (!canHoldKey()) return null
  const [key, kept] = await Promise.all([readDeviceKey(owner), readPass(owner, credentialId)])
  if (!key || !kept) return null
  const obstacle = findObstacle(kept)
  if (obstacle) return obstacle
  const { from, to, lifeMs, isTimeUnsure } = planLife(minutes * MINUTE_MS, kept)
  const bytes = await signPresentation(key.privateKey, {
    pass: fromBase64Url(kept.pass),
    issuedAt: new Date(from),
    expiresAt: new Date(to),
    presentationId: crypto.getRandomValues(new Uint8Array(PRESENTATION_ID_BYTES)),
  })
  const url = `${location.origin}/verify?token=${toTokenText(bytes)}`
  const madeAt = Date.now()
  return { url, madeAt, endsAt: madeAt + lifeMs, isMadeHere: true, isTimeUnsure }
}

interface PlannedLife {
  from: number
  to: number
  /**
   * The remaining validity in milliseconds. Counts from the later possible time, or from `now` when
   * `isTimeUnsure` is true.
   */
  lifeMs: number
  isTimeUnsure: boolean
}

/**
 * Plans the validity period of a code. At least one of the possible times is not before the pass
 * (`findObstacle`). When two times are possible, the code is valid at both. The period then begins
 * at the earlier time, and verifiers limit its length, so the code may be valid for a shorter time.
 * When the period would become too short, it begins at the server's last known time instead, and the
 * code may be invalid at the other time.
 */
function planLife(wantedMs: number, pass: PassTimes): PlannedLife {
  const { now, orElse } = possibleTimes()
  // The issuer has already signed the pass. Therefore a time before that signature is impossible.
  const possible = [now, orElse].filter((time) => !isBeforePass(time, pass.issuedAt))
  const [earlier, later] = [Math.min(...possible), Math.max(...possible)]
  const from = Math.max(earlier, pass.issuedAt)
  const to = Math.min(later + wantedMs, from + PRESENTATION_LIFE_MAX_MS, pass.expiresAt)
  if (earlier === later || to - later >= LIFE_MIN_MS) {
    return { from, to, lifeMs: to - later, isTimeUnsure: false }
  }
  const end = Math.min(now + wantedMs, pass.expiresAt)
  return { from: now, to: end, lifeMs: end - now, isTimeUnsure: true }
}

async function askForCode(
  { credentialId, minutes }: CodeRequest,
  obstacle: Obstacle | null,
): Promise<ShownCode> {
  const { verificationUrl, token } = await call(showQr, {
    params: { credentialId },
    query: { expiresInMinutes: minutes },
  }).catch((error: unknown) => {
    throw obstacle && error instanceof NetworkError ? new ObstacleError(obstacle) : error
  })
  const endsAt = token.expiresAt - readClockOffset()
  return {
    url: verificationUrl,
    madeAt: Date.now(),
    endsAt,
    isMadeHere: false,
    isTimeUnsure: false,
  }
}
