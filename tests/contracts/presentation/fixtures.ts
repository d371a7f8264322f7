import { concatBytes, fromBase64Url, fromHex, toBase64Url, toHex } from '#contracts/bytes.ts'
import type { NewCredential } from '#contracts/presentation/credential.ts'
import { kidOf, type PublicPoint } from '#contracts/presentation/keys.ts'
import { type NewPass, signPass } from '#contracts/presentation/pass.ts'
import { signPresentation } from '#contracts/presentation/presentation.ts'
import type { IssuerSigner } from '#contracts/presentation/signer.ts'
import { packStatusBits, signStatusList } from '#contracts/presentation/status-list.ts'
import type { IssuerKey, TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import vectors from './vectors.json' with { type: 'json' }

/** Nothing here imports from Node: the vectors run in a browser too. */
export const ISSUER = 'visa-success-guide.examp'
export const NOW = new Date('2026-06-01T12:00:00Z')
export const CREDENTIAL_ID = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'
export const STATUS_INDEX = 70_000
export const LIST_SIZE = 131_072

export interface FixedKey extends PublicPoint {
  d: string
}

export const ISSUER_KEY: FixedKey = vectors.keys.issuer
export const DEVICE_KEY: FixedKey = vectors.keys.device
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

export function compressedPointOf({ x, y }: PublicPoint): Uint8Array {
  const isOdd = (BigInt(`0x${toHex(fromBase64Url(y))}`) & 1n) === 1n
  return concatBytes(Uint8Array.of(isOdd ? 3 : 2), fromBase64Url(x))
}

export async function buildSigner(
  key: FixedKey = ISSUER_KEY,
  issuer = ISSUER,
): Promise<IssuerSigner> {
  return { kid: kidOf(key), privateKey: await importPrivateKey(key), issuer }
}

export function buildIssuerKey(
  key: FixedKey = ISSUER_KEY,
  changes: Partial<IssuerKey> = {},
): IssuerKey {
  return {
    kid: toHex(kidOf(key)),
    name: ISSUER,
    x: key.x,
    y: key.y,
    notBefore: '2026-01-01T00:00:00.000Z',
    retiredAt: null,
    ...changes,
  }
}

export async function buildBundle(
  revoked: number[] = [],
  {
    issuedAt = NOW,
    issuerKeys = [buildIssuerKey()],
    signer = undefined as IssuerSigner | undefined,
  } = {},
): Promise<TrustBundle> {
  const bits = packStatusBits(LIST_SIZE, revoked)
  const list = await signStatusList(signer ?? (await buildSigner()), { bits, issuedAt })
  return { issuer: ISSUER, issuerKeys, statusList: toBase64Url(list) }
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

interface Presenting {
  pass?: Partial<NewPass>
  issuedAt?: Date
  expiresAt?: Date
  presentationId?: Uint8Array
  deviceKey?: FixedKey
  signer?: IssuerSigner
}

/** A code as the holder's device shows it: made a minute ago, good for six more. */
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

/** The same signed bytes under the signature (r, n - s), which anybody can write. */
export function twinOf(token: Uint8Array): Uint8Array<ArrayBuffer> {
  const s = BigInt(`0x${toHex(token.subarray(-32))}`)
  return concatBytes(token.subarray(0, -32), fromHex((ORDER - s).toString(16).padStart(64, '0')))
}
