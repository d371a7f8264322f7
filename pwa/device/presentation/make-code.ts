import { fromBase64Url } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { QR_MINUTES, showQr } from '#contracts/presentation/calls.ts'
import { PRESENTATION_ID_BYTES, signPresentation } from '#contracts/presentation/presentation.ts'
import { CLOCK_TOLERANCE_MS, MINUTE_MS } from '#contracts/time.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { call } from '#pwa/network/http.ts'
import { possibleTimes, readClockOffset } from '#pwa/network/server-clock.ts'
import { StorageError } from '#pwa/device/storage/storage-error.ts'
import { openVaultKey } from '#pwa/device/vault/vault.ts'
import { noteCode } from './code-notes.ts'
import { canHoldKey, readDeviceKey } from './device-key.ts'
import { readPass } from './passes.ts'
import { readWalletSettings } from './wallet-settings.ts'

/** A code with a shorter life is of no use at a counter. */
const LIFE_MIN_MS = Math.min(...QR_MINUTES) * MINUTE_MS

export interface ShownCode {
  /** The verification link in the QR code. */
  url: string
  /** In milliseconds by this device's clock, like `endsAt`. */
  madeAt: number
  endsAt: number
  /** True when this device signed the code. False when the server minted it. */
  isMadeHere: boolean
  /** True when this device is not sure of the time. A verifier may then find the code expired or not valid yet. */
  isTimeUnsure: boolean
}

export interface CodeRequest {
  owner: string
  credentialId: string
  minutes: number
}

/** Signs the code on this device when that is possible. Otherwise the server mints the code. */
export async function makeCode(request: CodeRequest): Promise<ShownCode> {
  const code = (await signIfReadable(request)) ?? (await askForCode(request))
  noteCode(request, code)
  return code
}

/**
 * Returns null when this device cannot read its key. Then the server mints the code. The exception is a
 * failed read of a locked wallet: then no code is made, because the PIN protects the wallet.
 */
async function signIfReadable(request: CodeRequest): Promise<ShownCode | null> {
  try {
    return await signCode(request)
  } catch (error) {
    if (!(error instanceof StorageError) || isShut(request.owner)) throw error
    return null
  }
}

/** Checks whether the wallet is locked. Reads the settings, because the database cannot be read now. */
function isShut(owner: string): boolean {
  return readWalletSettings().securityLevel === 'high' && openVaultKey(owner) === null
}

async function signCode({ owner, credentialId, minutes }: CodeRequest): Promise<ShownCode | null> {
  if (!canHoldKey()) return null
  const [key, kept] = await Promise.all([readDeviceKey(owner), readPass(owner, credentialId)])
  if (!key || !kept) return null
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
  /** How long the code is still valid, even if the later possible time is right. */
  lifeMs: number
  isTimeUnsure: boolean
}

/**
 * Plans the life of a code. A device that is not sure of the time makes the code valid at both possible
 * times. The whole life stays within the verifiers' limit, so less of it remains at the later time. When
 * the times are too far apart for this, only the last known server time counts.
 */
function planLife(wantedMs: number, pass: { issuedAt: number; expiresAt: number }): PlannedLife {
  const { now, orElse } = possibleTimes()
  // The pass was signed before now. So a time before that is impossible.
  const possible = [now, orElse].filter((time) => time >= pass.issuedAt - CLOCK_TOLERANCE_MS)
  const [earlier, later] = [Math.min(...possible), Math.max(...possible)]
  const from = Math.max(earlier, pass.issuedAt)
  const to = Math.min(later + wantedMs, from + PRESENTATION_LIFE_MAX_MS, pass.expiresAt)
  if (possible.length > 0 && (earlier === later || to - later >= LIFE_MIN_MS)) {
    return { from, to, lifeMs: to - later, isTimeUnsure: false }
  }
  const end = Math.min(now + wantedMs, pass.expiresAt)
  return { from: now, to: end, lifeMs: end - now, isTimeUnsure: true }
}

async function askForCode({ credentialId, minutes }: CodeRequest): Promise<ShownCode> {
  const { verificationUrl, token } = await call(showQr, {
    params: { credentialId },
    query: { expiresInMinutes: minutes },
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
