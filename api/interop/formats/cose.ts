import { ECDSA_SHA256, ES256, SIGNATURE_BYTES } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import {
  type ForeignCborKey,
  type ForeignCborMap,
  type ForeignCbor,
  decodeForeignCbor,
  encodeForeignCbor,
} from './foreign-cbor.ts'
import { readArrayOf, readBytesOf, readMapOf } from './foreign-cbor.ts'
import { CHAIN_MAX } from './signer.ts'

/**
 * A COSE_Sign1 of another party (RFC 9052 section 4.2), without external_aad. The payload is
 * attached or detached.
 */
export interface Sign1 {
  /** The bytes of the protected header, as they were signed. `protected` has the entries of this header. */
  header: Uint8Array
  protected: ForeignCborMap
  unprotected: ForeignCborMap
  /** Null when the payload is detached. */
  payload: Uint8Array | null
  signature: Uint8Array
}

const ALGORITHM = 1
const CRITICAL = 2
export const X5CHAIN = 33

/** The entries of both headers. `signSign1` adds `alg` to the protected header. */
export interface Headers {
  protected?: Iterable<readonly [ForeignCborKey, ForeignCbor]>
  unprotected?: Iterable<readonly [ForeignCborKey, ForeignCbor]>
}

export async function signSign1(
  privateKey: CryptoKey,
  headers: Headers,
  payload: Uint8Array,
): Promise<ForeignCbor[]> {
  const header = encodeForeignCbor(new Map([[ALGORITHM, ES256], ...(headers.protected ?? [])]))
  const message = sigStructure(header, payload)
  const signature = new Uint8Array(await crypto.subtle.sign(ECDSA_SHA256, privateKey, message))
  return [header, new Map(headers.unprotected ?? []), payload, signature]
}

/** Throws a `MalformedError` for a bad value. Does not check the signature. */
export function readSign1(value: ForeignCbor | undefined): Sign1 {
  const [header, unprotected, payload, signature, ...rest] = readArrayOf(value)
  if (rest.length > 0 || payload === undefined) throw new MalformedError('not a COSE_Sign1')
  const sign1 = {
    header: readBytesOf(header),
    protected: readMapOf(decodeForeignCbor(readBytesOf(header))),
    unprotected: readMapOf(unprotected),
    payload: payload === null ? null : readBytesOf(payload),
    signature: readBytesOf(signature),
  }
  if (sign1.protected.get(ALGORITHM) !== ES256 || sign1.signature.length !== SIGNATURE_BYTES) {
    throw new MalformedError('not signed with ES256')
  }
  if (sign1.protected.has(CRITICAL)) throw new MalformedError('a header that must be understood')
  return sign1
}

/** The signature covers the detached payload. Without a detached payload, it covers the attached payload. */
export function verifySign1(
  { header, payload, signature }: Sign1,
  publicKey: CryptoKey,
  detached?: Uint8Array,
): Promise<boolean> {
  const signed = detached ?? payload
  if (!signed) throw new MalformedError('a payload is missing')
  const message = sigStructure(header, signed)
  return crypto.subtle.verify(ECDSA_SHA256, publicKey, new Uint8Array(signature), message)
}

function sigStructure(header: Uint8Array, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  return encodeForeignCbor(['Signature1', header, new Uint8Array(), payload])
}

/**
 * Returns the value of `x5chain` (RFC 9360): the bytes of a single certificate, or an array of
 * several.
 */
export function toX5chain(chain: readonly Uint8Array[]): ForeignCbor {
  const [only] = chain
  return only && chain.length === 1 ? only : [...chain]
}

export function readX5chain(sign1: Sign1): Uint8Array[] {
  const value = sign1.unprotected.get(X5CHAIN) ?? sign1.protected.get(X5CHAIN)
  const chain = value instanceof Uint8Array ? [value] : readArrayOf(value).map(readBytesOf)
  if (chain.length === 0 || chain.length > CHAIN_MAX) throw new MalformedError('no chain')
  return chain
}
