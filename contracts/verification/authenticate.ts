import { fromTokenText } from '#contracts/presentation/digits.ts'
import { verifySign1 } from '#contracts/encoding/cose.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { importDeviceKey } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { PASS_KIND } from '#contracts/presentation/pass.ts'
import {
  parseShownPass,
  PRESENTATION_KIND,
  type ShownPass,
} from '#contracts/presentation/presentation.ts'
import { isInWindow } from '#contracts/trust/issuer-key.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import type { Authenticated } from './authenticated.ts'
import { readTokenInput } from './token-input.ts'
import type { Check, VerdictCode } from './verdict.ts'

export interface NotAuthentic {
  isAuthentic: false
  /** The check that failed; those before it passed. */
  check: Check
  code: VerdictCode
  detail: string
  /** By a key that is used no more: what finds its record, and is shown to nobody. */
  recalled?: Pick<Authenticated, 'pass' | 'identity'>
}

export type Authentication = Authenticated | NotAuthentic

type Step<Value> = { value: Value } | { failed: NotAuthentic }

/**
 * The checks that need nothing but the issuer's keys, up to the device's signature. Claims are read
 * before the signatures are checked only as far as it takes to find the keys.
 */
export async function authenticate(input: string, trust: IssuerTrust): Promise<Authentication> {
  const text = checkText(input)
  if ('failed' in text) return text.failed
  const shape = checkShape(text.value)
  if ('failed' in shape) return shape.failed
  const { bytes, shown } = shape.value
  const failed = (await checkIssuer(shown, trust)) ?? (await checkDevice(shown))
  if (failed?.code === 'PASS_RECALLED') {
    const recalled = { pass: shown.pass.claims, identity: presentationIdentity(bytes) }
    return { ...failed, recalled }
  }
  if (failed) return failed

  const pass = shown.pass.claims
  const presentation = shown.presentation?.claims ?? null
  return {
    isAuthentic: true,
    pass,
    presentation,
    identity: presentationIdentity(bytes),
    issuedAt: (presentation ?? pass).issuedAt,
    expiresAt: (presentation ?? pass).expiresAt,
    issuer: trust.issuer,
  }
}

/** What a verifier can say of a code when it has no issuer keys at all. */
export function checkForm(input: string): NotAuthentic | null {
  const text = checkText(input)
  if ('failed' in text) return text.failed
  const shape = checkShape(text.value)
  return 'failed' in shape ? shape.failed : null
}

function checkText(input: string): Step<string> {
  const found = readTokenInput(input)
  if (found.isFound) return { value: found.token }
  return refuse('text', 'TOKEN_MISSING', `What was read is ${found.reason}.`)
}

interface Shape {
  bytes: Uint8Array
  shown: ShownPass
}

function checkShape(token: string): Step<Shape> {
  try {
    const bytes = fromTokenText(token)
    return { value: { bytes, shown: parseShownPass(bytes) } }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return refuse('shape', 'TOKEN_MALFORMED', `Not in the form of a code: ${error.message}.`)
  }
}

async function checkIssuer({ pass }: ShownPass, trust: IssuerTrust): Promise<NotAuthentic | null> {
  const check = 'issuerSignature'
  const { result, key } = await checkIssuerSignature(trust, PASS_KIND, pass.signed)
  if (result === 'unknown key') {
    const detail = 'None of the known issuer keys is the one it names.'
    return refuse(check, 'UNKNOWN_ISSUER', detail).failed
  }
  if (result === 'invalid') {
    return refuse(check, 'SIGNATURE_INVALID', "The issuer's signature does not fit.").failed
  }
  if (!isInWindow(key, pass.claims.issuedAt)) {
    const detail = 'The key did not sign for the issuer at that time.'
    return refuse(check, 'SIGNATURE_INVALID', detail).failed
  }
  // Nobody can tell any more who used it, so what it says is not shown.
  if (key.compromisedAt || trust.stopped.includes(key.kid)) {
    return refuse(check, 'PASS_RECALLED', 'The issuer no longer uses the key it names.').failed
  }
  return null
}

async function checkDevice({ pass, presentation }: ShownPass): Promise<NotAuthentic | null> {
  const check = 'deviceSignature'
  const { holder } = pass.claims
  if (holder.kind === 'token') return null
  if (!presentation) {
    return refuse(check, 'DEVICE_SIGNATURE_MISSING', 'The pass came without its device.').failed
  }
  const key = await importDeviceKey(holder.devicePoint)
  if (key && (await verifySign1(PRESENTATION_KIND, presentation.signed, key))) return null
  return refuse(check, 'DEVICE_SIGNATURE_INVALID', "The device's signature does not fit.").failed
}

function refuse(check: Check, code: VerdictCode, detail: string): { failed: NotAuthentic } {
  return { failed: { isAuthentic: false, check, code, detail } }
}
