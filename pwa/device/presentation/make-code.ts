import { fromBase64Url } from '#contracts/bytes.ts'
import { toTokenText } from '#contracts/presentation/digits.ts'
import { showQr } from '#contracts/presentation/calls.ts'
import { PRESENTATION_ID_BYTES, signPresentation } from '#contracts/presentation/presentation.ts'
import { PRESENTATION_LIFE_MAX_MS } from '#contracts/verification/token-times.ts'
import { call } from '#pwa/network/http.ts'
import { possibleTimes, readClockOffset, serverNow } from '#pwa/network/server-clock.ts'
import { noteCode } from './code-notes.ts'
import { canHoldKey, readDeviceKey } from './device-key.ts'
import { readPass } from './passes.ts'

const MINUTE_MS = 60_000

export interface ShownCode {
  /** The verification link that the QR code carries. */
  url: string
  /** By this device's clock, in milliseconds. */
  madeAt: number
  endsAt: number
  /** Signed here, without a connection; otherwise the server made it. */
  isMadeHere: boolean
}

export interface CodeRequest {
  owner: string
  credentialId: string
  minutes: number
}

/** This device signs the code itself when it can; the server makes it for one that cannot. */
export async function makeCode(request: CodeRequest): Promise<ShownCode> {
  const code = (await signCode(request)) ?? (await askForCode(request))
  noteCode(request, code)
  return code
}

async function signCode({ owner, credentialId, minutes }: CodeRequest): Promise<ShownCode | null> {
  if (!canHoldKey()) return null
  const [key, kept] = await Promise.all([readDeviceKey(owner), readPass(owner, credentialId)])
  if (!key || !kept) return null
  const now = serverNow()
  const endsAt = Math.min(now + minutes * MINUTE_MS, kept.expiresAt)
  const span = spanTimes({ now, endsAt }, kept)
  const bytes = await signPresentation(key.privateKey, {
    pass: fromBase64Url(kept.pass),
    issuedAt: new Date(span.from),
    expiresAt: new Date(span.to),
    presentationId: crypto.getRandomValues(new Uint8Array(PRESENTATION_ID_BYTES)),
  })
  const url = `${location.origin}/verify?token=${toTokenText(bytes)}`
  return toShown(url, now, endsAt, true)
}

/**
 * While this device is unsure of the time its code counts at both, if a code may live so long; else at
 * the server's time as last known.
 */
function spanTimes(
  { now, endsAt }: { now: number; endsAt: number },
  pass: { issuedAt: number; expiresAt: number },
): { from: number; to: number } {
  const difference = possibleTimes().orElse - now
  const from = Math.max(now + Math.min(difference, 0), pass.issuedAt)
  const to = Math.min(endsAt + Math.max(difference, 0), pass.expiresAt)
  const isWithin = to - from <= PRESENTATION_LIFE_MAX_MS
  return isWithin ? { from, to } : { from: now, to: endsAt }
}

async function askForCode({ credentialId, minutes }: CodeRequest): Promise<ShownCode> {
  const { verificationUrl, token } = await call(showQr, {
    params: { credentialId },
    query: { expiresInMinutes: minutes },
  })
  return toShown(verificationUrl, serverNow(), token.expiresAt, false)
}

function toShown(url: string, madeAt: number, endsAt: number, isMadeHere: boolean): ShownCode {
  const offset = readClockOffset()
  return { url, madeAt: madeAt - offset, endsAt: endsAt - offset, isMadeHere }
}
