import { fromTokenText } from '#contracts/presentation/digits.ts'
import { checkByWebCrypto, type CheckSignature, verifySign1 } from '#contracts/encoding/cose.ts'
import { identityOf } from '#contracts/presentation/identity.ts'
import { importDeviceKey } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import {
  parsePass,
  PASS_KIND,
  type ProvenPass,
  type SignedPass,
} from '#contracts/presentation/pass.ts'
import {
  parseShownPass,
  PRESENTATION_KIND,
  type ShownPass,
} from '#contracts/presentation/presentation.ts'
import { isInWindow, type IssuerKey } from '#contracts/trust/issuer-key.ts'
import { checkIssuerSignature } from '#contracts/trust/issuer-signature.ts'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import type { Authenticated } from './authenticated.ts'
import { readTokenInput } from './token-input.ts'
import type { Check, VerdictCode } from './verdict.ts'

export interface NotAuthentic {
  isAuthentic: false
  /** The check that failed. All earlier checks passed. */
  check: Check
  code: VerdictCode
  detail: string
  /**
   * Present when the issuer no longer uses the key that signed the pass. A server uses these data
   * to find the record of the credential. The verifier never sees them.
   */
  recalled?: Pick<Authenticated, 'pass' | 'identity'>
}

export type Authentication = Authenticated | NotAuthentic

type Step<Value> = { value: Value } | { failed: NotAuthentic }

/** The functions that a verifier of many codes can replace by faster ones. */
export interface AuthenticationMeans {
  checkSignature: CheckSignature
  /** Like `parsePass`, but can return a pass from the verifier's cache. */
  readPass(bytes: Uint8Array): SignedPass
  /** Called when both signatures are valid. */
  keepPass(pass: SignedPass, proven: ProvenPass): void
}

const KEEPS_NOTHING: AuthenticationMeans = {
  checkSignature: checkByWebCrypto,
  readPass: parsePass,
  keepPass: () => undefined,
}

/**
 * Runs the checks that need only the keys of the issuer: from the form of the text to the signature
 * of the device. Before both signatures are checked, claims are read only to find the keys.
 */
export async function authenticate(
  input: string,
  trust: IssuerTrust,
  means = KEEPS_NOTHING,
): Promise<Authentication> {
  const text = checkText(input)
  if ('failed' in text) return text.failed
  const shape = checkShape(text.value, means)
  if ('failed' in shape) return shape.failed
  const shown = shape.value
  const issuer = await checkIssuer(shown, trust, means)
  const identity = identityOf((shown.presentation ?? shown.pass).signed)
  const pass = shown.pass.claims
  if ('failed' in issuer) {
    const { failed } = issuer
    return failed.code === 'PASS_RECALLED' ? { ...failed, recalled: { pass, identity } } : failed
  }
  const device = await checkDevice(shown, means)
  if ('failed' in device) return device.failed
  means.keepPass(shown.pass, { signedBy: issuer.value.point, deviceKey: device.value })

  const presentation = shown.presentation?.claims ?? null
  return {
    isAuthentic: true,
    pass,
    presentation,
    identity,
    issuedAt: (presentation ?? pass).issuedAt,
    expiresAt: (presentation ?? pass).expiresAt,
    issuer: trust.issuer,
  }
}

/**
 * Runs the checks that a verifier can do without keys of the issuer. Returns null when none of them
 * fails.
 */
export function checkForm(input: string): NotAuthentic | null {
  const text = checkText(input)
  if ('failed' in text) return text.failed
  const shape = checkShape(text.value)
  return 'failed' in shape ? shape.failed : null
}

function checkText(input: string): Step<string> {
  const found = readTokenInput(input)
  if (found.isFound) return { value: found.token }
  return refuse('text', 'TOKEN_MISSING', WITHOUT_TOKEN[found.reason])
}

const WITHOUT_TOKEN = {
  empty: 'Nothing was read.',
  'too long': 'What was read is too long for a code.',
  'no token in it': 'What was read contains no code.',
}

function checkShape(token: string, { readPass } = KEEPS_NOTHING): Step<ShownPass> {
  try {
    return { value: parseShownPass(fromTokenText(token), readPass) }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return refuse('shape', 'TOKEN_MALFORMED', `Not in the form of a code: ${error.message}.`)
  }
}

async function checkIssuer(
  { pass }: ShownPass,
  trust: IssuerTrust,
  { checkSignature }: AuthenticationMeans,
): Promise<Step<IssuerKey>> {
  const check = 'issuerSignature'
  const { result, key } = await checkIssuerSignature(trust, PASS_KIND, pass.signed, {
    check: checkSignature,
    signedBy: pass.proven?.signedBy,
  })
  if (result === 'unknown key') {
    const detail = 'None of the known issuer keys is the one it names.'
    return refuse(check, 'UNKNOWN_ISSUER', detail)
  }
  if (result === 'invalid') {
    return refuse(check, 'SIGNATURE_INVALID', "The issuer's signature does not fit.")
  }
  if (!isInWindow(key, pass.claims.issuedAt)) {
    const detail = 'The key did not sign for the issuer at that time.'
    return refuse(check, 'SIGNATURE_INVALID', detail)
  }
  // A thief can have used the key, so the verdict does not show the content of the code.
  if (key.compromisedAt || trust.stopped.includes(key.kid)) {
    return refuse(check, 'PASS_RECALLED', 'The issuer no longer uses the key it names.')
  }
  return { value: key }
}

/** Checks the signature of the device. Returns the device's key, or null for a minted code. */
async function checkDevice(
  { pass, presentation }: ShownPass,
  { checkSignature }: AuthenticationMeans,
): Promise<Step<CryptoKey | null>> {
  const check = 'deviceSignature'
  const { holder } = pass.claims
  if (holder.kind === 'token') return { value: null }
  if (!presentation) {
    return refuse(check, 'DEVICE_SIGNATURE_MISSING', 'The pass came without its device.')
  }
  const key = pass.proven?.deviceKey ?? (await importDeviceKey(holder.devicePoint))
  if (key && (await verifySign1(PRESENTATION_KIND, presentation.signed, key, checkSignature))) {
    return { value: key }
  }
  return refuse(check, 'DEVICE_SIGNATURE_INVALID', "The device's signature does not fit.")
}

function refuse(check: Check, code: VerdictCode, detail: string): { failed: NotAuthentic } {
  return { failed: { isAuthentic: false, check, code, detail } }
}
