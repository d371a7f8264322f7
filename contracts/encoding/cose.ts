import { type CborInput, type CborValue, decodeCbor, encodeCbor } from './cbor.ts'
import { MalformedError } from './malformed.ts'

/**
 * This file reads and writes COSE_Sign1 (RFC 9052 section 4.2) without a tag. The only algorithm is
 * ES256.
 * Decision: `docs/decisions/01-es256.md`.
 */
export const ES256 = -7
export const ECDSA_SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const
export const KID_BYTES = 8
export const SIGNATURE_BYTES = 64

const HEADER_ALGORITHM = 1
const HEADER_KID = 4

/**
 * The purpose of a signature. The signature covers the purpose as external_aad, but the signed
 * message does not contain it. A signature for one purpose is therefore invalid for any other
 * purpose, even with the same key.
 */
export type Kind =
  | 'vsg/keys/1'
  | 'vsg/manifest/1'
  | 'vsg/credential/1'
  | 'vsg/registry/1'
  | 'vsg/pass/2'
  | 'vsg/presentation/1'

export interface Sign1 {
  /** The bytes of the protected header, as they were signed. */
  header: Uint8Array<ArrayBuffer>
  /** Null in the signatures of devices. */
  kid: Uint8Array<ArrayBuffer> | null
  payload: Uint8Array<ArrayBuffer>
  signature: Uint8Array<ArrayBuffer>
}

interface Signing {
  kind: Kind
  kid?: Uint8Array
  privateKey: CryptoKey
}

export async function sign1(
  { kind, kid, privateKey }: Signing,
  claims: CborInput,
): Promise<Uint8Array<ArrayBuffer>> {
  const header = encodeHeader(kid)
  const payload = encodeCbor(claims)
  const message = sigStructure(kind, { header, payload })
  const signature = new Uint8Array(await crypto.subtle.sign(ECDSA_SHA256, privateKey, message))
  return encodeCbor([header, new Map(), payload, signature])
}

/** Throws a `MalformedError` for bad bytes. Does not check the signature. */
export function readSign1(bytes: Uint8Array): Sign1 {
  const value = decodeCbor(bytes)
  if (!Array.isArray(value) || value.length !== 4) throw new MalformedError('not a COSE_Sign1')
  const [header, unprotected, payload, signature] = value
  if (!(header instanceof Uint8Array) || !(payload instanceof Uint8Array)) {
    throw new MalformedError('not a COSE_Sign1')
  }
  if (!(unprotected instanceof Map) || unprotected.size > 0) {
    throw new MalformedError('an unprotected header')
  }
  if (!(signature instanceof Uint8Array) || signature.length !== SIGNATURE_BYTES) {
    throw new MalformedError('not an ES256 signature')
  }
  return { header, kid: readKid(decodeCbor(header)), payload, signature }
}

/** Checks an ES256 signature of 64 bytes: r, then s. */
export type CheckSignature = (
  publicKey: CryptoKey,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>

/**
 * Checks a signature by Web Crypto, which every platform has. A server can pass a faster function
 * instead.
 */
export const checkByWebCrypto: CheckSignature = (publicKey, signature, message) =>
  crypto.subtle.verify(ECDSA_SHA256, publicKey, signature, message)

export async function verifySign1(
  kind: Kind,
  signed: Sign1,
  publicKey: CryptoKey,
  check = checkByWebCrypto,
): Promise<boolean> {
  return check(publicKey, signed.signature, sigStructure(kind, signed))
}

/** Returns the bytes that are signed: Sig_structure of RFC 9052 section 4.4. */
export function sigStructure(
  kind: Kind,
  { header, payload }: Pick<Sign1, 'header' | 'payload'>,
): Uint8Array<ArrayBuffer> {
  return encodeCbor(['Signature1', header, new TextEncoder().encode(kind), payload])
}

function encodeHeader(kid?: Uint8Array): Uint8Array<ArrayBuffer> {
  if (kid && kid.length !== KID_BYTES) throw new RangeError('A kid has 8 bytes')
  return encodeCbor(
    new Map<number, CborInput>([
      [HEADER_ALGORITHM, ES256],
      ...(kid ? [[HEADER_KID, kid] as const] : []),
    ]),
  )
}

function readKid(header: CborValue): Uint8Array<ArrayBuffer> | null {
  if (!(header instanceof Map)) throw new MalformedError('not a protected header')
  if (header.get(HEADER_ALGORITHM) !== ES256) throw new MalformedError('not signed with ES256')
  const kid = header.get(HEADER_KID)
  if (header.size !== (kid === undefined ? 1 : 2)) throw new MalformedError('a foreign header')
  if (kid === undefined) return null
  if (!(kid instanceof Uint8Array) || kid.length !== KID_BYTES)
    throw new MalformedError('not a kid')
  return kid
}
