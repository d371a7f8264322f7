import { concatBytes, fromBase64Url, fromHex, toHex } from '#contracts/bytes.ts'
import type { NewCredential } from '#contracts/presentation/credential.ts'
import { kidOf, type PublicPoint } from '#contracts/presentation/keys.ts'
import { type NewPass, signPass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import type { IssuerKey } from '#contracts/trust/issuer-key.ts'
import type { IssuerSigner, IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import vectors from './vectors.json' with { type: 'json' }

/**
 * The name of the issuer in these fixtures. This file imports nothing from Node, because browsers
 * also check the test vectors.
 */
export const ISSUER = 'visa-success-guide.examp'
export const NOW = new Date('2026-06-01T12:00:00Z')
export const CREDENTIAL_ID = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'
export const STATUS_INDEX = 70_000

export interface FixedKey extends PublicPoint {
  d: string
}

export const ROOT_KEY: FixedKey = vectors.keys.root
export const NEXT_ROOT_KEY: FixedKey = vectors.keys.nextRoot
export const CREDENTIAL_KEY: FixedKey = vectors.keys.credential
export const PASS_KEY: FixedKey = vectors.keys.pass
/** The pass key that signs after `PASS_KEY` has ended or was stopped. */
export const STANDBY_KEY: FixedKey = vectors.keys.standby
/** The pass key of the weeks before `NOW`. It ended at the beginning of the day of `NOW`. */
export const FORMER_KEY: FixedKey = vectors.keys.former
export const STOPPED_KEY: FixedKey = vectors.keys.stopped
/** A pass key that is marked as stolen in the key set. */
export const STOLEN_KEY: FixedKey = vectors.keys.stolen
export const STATUS_KEY: FixedKey = vectors.keys.status
export const STOLEN_STATUS_KEY: FixedKey = vectors.keys.stolenStatus
export const DEVICE_KEY: FixedKey = vectors.keys.device
/** A key that is in no key set. */
export const OTHER_KEY: FixedKey = vectors.keys.other

export function minutesFromNow(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * 60_000)
}

export function importPrivateKey({ d, x, y }: FixedKey): Promise<CryptoKey> {
  const jwk = { kty: 'EC', crv: 'P-256', d, x, y }
  return crypto.subtle.importKey('jwk', jwk, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
  ])
}

export function compressedPointOf({ x, y }: PublicPoint): Uint8Array<ArrayBuffer> {
  const isOdd = (BigInt(`0x${toHex(fromBase64Url(y))}`) & 1n) === 1n
  return concatBytes(Uint8Array.of(isOdd ? 3 : 2), fromBase64Url(x))
}

/** Returns the key id in hex. */
export function nameOf(key: PublicPoint): string {
  return toHex(kidOf(key))
}

export async function buildSigner(
  key: FixedKey = PASS_KEY,
  issuer = ISSUER,
): Promise<IssuerSigner> {
  return { kid: kidOf(key), privateKey: await importPrivateKey(key), issuer }
}

export function buildIssuerKey(
  { x, y }: PublicPoint = PASS_KEY,
  changes: Partial<IssuerKey> = {},
): IssuerKey {
  return {
    kid: nameOf({ x, y }),
    point: { x, y },
    use: 'pass',
    notBefore: new Date('2026-05-20T00:00:00Z'),
    notAfter: new Date('2026-06-24T00:00:00Z'),
    compromisedAt: null,
    ...changes,
  }
}

/** The keys in the frozen key set. */
export const ISSUER_KEYS: readonly IssuerKey[] = [
  buildIssuerKey(CREDENTIAL_KEY, {
    use: 'credential',
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2027-02-05T00:00:00Z'),
  }),
  buildIssuerKey(PASS_KEY),
  buildIssuerKey(STANDBY_KEY, { notAfter: new Date('2026-09-02T00:00:00Z') }),
  buildIssuerKey(FORMER_KEY, {
    notBefore: new Date('2026-04-20T00:00:00Z'),
    notAfter: new Date('2026-06-01T00:00:00Z'),
  }),
  buildIssuerKey(STOPPED_KEY),
  buildIssuerKey(STOLEN_KEY, { compromisedAt: new Date('2026-06-01T11:30:00Z') }),
  buildIssuerKey(STATUS_KEY, { use: 'status' }),
  buildIssuerKey(STOLEN_STATUS_KEY, {
    use: 'status',
    compromisedAt: new Date('2026-06-01T11:30:00Z'),
  }),
]

/**
 * Builds the trust that the checks of the issuer's signatures need. By default, it is the trust of
 * the frozen key set and manifest.
 */
export function buildTrust(changes: Partial<IssuerTrust> = {}): IssuerTrust {
  return { issuer: ISSUER, keys: ISSUER_KEYS, stopped: [nameOf(STOPPED_KEY)], ...changes }
}

export const NEW_CREDENTIAL: NewCredential = {
  credentialId: CREDENTIAL_ID,
  credentialType: 'H-1B',
  holderName: 'Amara Okafor',
  initials: 'AO',
  passportLastFour: '4821',
  issueDate: '2026-05-01',
  expiryDate: '2028-04-30',
  issuedAt: new Date('2026-05-01T09:00:00Z'),
}

export const NEW_COURSE_CREDENTIAL: NewCredential = {
  credentialId: 'urn:uuid:3b9d1c2e-5f60-4a7b-8c9d-0e1f2a3b4c5d',
  credentialType: 'Course',
  holderName: 'Amara Okafor',
  initials: 'AO',
  score: 85,
  edition: '2026-04-20',
  oldestFact: '2024-11-04',
  issueDate: '2026-05-01',
  expiryDate: '2027-05-01',
  issuedAt: new Date('2026-05-01T09:00:00Z'),
}

export function buildDevicePass(changes: Partial<NewPass> = {}): NewPass {
  return {
    credentialId: CREDENTIAL_ID,
    credentialType: 'H-1B',
    initials: 'AO',
    issueDate: '2026-05-01',
    expiryDate: '2028-04-30',
    issuedAt: minutesFromNow(-60),
    expiresAt: minutesFromNow(7 * 24 * 60 - 60),
    statusIndex: STATUS_INDEX,
    anchorHash: new Uint8Array(32).fill(0xa5),
    isSample: false,
    holder: { devicePoint: compressedPointOf(DEVICE_KEY) },
    ...changes,
  }
}

export function buildTokenPass(changes: Partial<NewPass> = {}): NewPass {
  return buildDevicePass({
    issuedAt: minutesFromNow(-1),
    expiresAt: minutesFromNow(14),
    holder: { tokenId: new Uint8Array(16).fill(0x17) },
    ...changes,
  })
}

export interface Presenting {
  pass?: Partial<NewPass>
  issuedAt?: Date
  expiresAt?: Date
  presentationId?: Uint8Array
  deviceKey?: FixedKey
  signer?: IssuerSigner
}

/**
 * Builds a code like the code of a holder's device. By default, it was made a minute ago and is
 * valid for six more minutes.
 */
export async function presentFromDevice(
  presenting: Presenting = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const signer = presenting.signer ?? (await buildSigner())
  return signPresentation(await importPrivateKey(presenting.deviceKey ?? DEVICE_KEY), {
    pass: await signPass(signer, buildDevicePass(presenting.pass)),
    issuedAt: presenting.issuedAt ?? minutesFromNow(-1),
    expiresAt: presenting.expiresAt ?? minutesFromNow(6),
    presentationId: presenting.presentationId ?? fromHex('0011223344556677'),
  })
}

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * Returns the token with the signature (r, n - s). This signature is valid too, and anybody can
 * compute it.
 */
export function twinOf(token: Uint8Array): Uint8Array<ArrayBuffer> {
  const s = BigInt(`0x${toHex(token.subarray(-32))}`)
  return concatBytes(token.subarray(0, -32), fromHex((ORDER - s).toString(16).padStart(64, '0')))
}
