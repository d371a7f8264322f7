import { sha256 } from '@noble/hashes/sha2.js'
import { equalBytes, fromHex } from '#contracts/bytes.ts'
import { type CborInput, type CborValue, decodeCbor } from '#contracts/encoding/cbor.ts'
import * as claim from '#contracts/presentation/claims.ts'
import { readSign1, sign1, verifySign1 } from '#contracts/encoding/cose.ts'
import { COMPRESSED_POINT_BYTES, importIssuerKey } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type IssuerKey, KEY_USES, readPoint } from './issuer-key.ts'

export const KEY_SET_KIND = 'vsg/keys/1'
export const ROOT_HASH_BYTES = 32
/**
 * The greatest number of keys in a key set. An issuer needs far fewer keys. A device can parse this
 * number without a noticeable delay.
 */
export const KEYS_MAX = 64

const GENERATION = -65539
const ROOT_POINT = -65540
const NEXT_ROOT_HASH = -65541
const KEYS = -65542
export const GENERATION_MAX = 2 ** 31 - 1

const USE = 1
const POINT = 2
const NOT_BEFORE = 3
const NOT_AFTER = 4
const COMPROMISED_AT = 5

/**
 * All keys of the issuer, signed by the offline root.
 * Decision: `docs/decisions/07-key-set-of-windows.md`.
 */
export interface KeySet {
  issuer: string
  issuedAt: Date
  expiresAt: Date
  /** The number of roots before the root that signed this set. */
  generation: number
  /** The compressed point of the root that signed this set. */
  rootPoint: Uint8Array<ArrayBuffer>
  /**
   * SHA-256 of the compressed point of the next root. Nobody can later choose another next root,
   * because the hash is already signed.
   */
  nextRootHash: Uint8Array<ArrayBuffer>
  keys: IssuerKey[]
}

export interface NewKey extends Omit<IssuerKey, 'kid' | 'point'> {
  /** The compressed point of the key. */
  point: Uint8Array
}

export type NewKeySet = Omit<KeySet, 'keys'> & { keys: readonly NewKey[] }

/** The issuer can publish the hash of the next root and keep the root itself secret. */
export function hashRoot(point: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(sha256(point))
}

export function signKeySet(
  rootKey: CryptoKey,
  { keys, ...set }: NewKeySet,
): Promise<Uint8Array<ArrayBuffer>> {
  requireLength(set.nextRootHash, ROOT_HASH_BYTES)
  const claims = new Map<number, CborInput>([
    [claim.ISS, set.issuer],
    [claim.EXP, claim.toSeconds(set.expiresAt)],
    [claim.IAT, claim.toSeconds(set.issuedAt)],
    [GENERATION, set.generation],
    [ROOT_POINT, set.rootPoint],
    [NEXT_ROOT_HASH, set.nextRootHash],
    [KEYS, keys.map(writeKey)],
  ])
  const kid = fromHex(readPoint(set.rootPoint).kid)
  return sign1({ kind: KEY_SET_KIND, kid, privateKey: rootKey }, claims)
}

/**
 * Reads a key set. Its own root must have signed it. The caller's pin decides whether this root is
 * ours. Returns null when the signature is wrong. Throws a `MalformedError` for bytes that are not
 * a key set, even when the signature is wrong too.
 */
export async function readKeySet(bytes: Uint8Array): Promise<KeySet | null> {
  const signed = readSign1(bytes)
  const claims = claim.readMap(decodeCbor(signed.payload), [
    claim.ISS,
    claim.EXP,
    claim.IAT,
    GENERATION,
    ROOT_POINT,
    NEXT_ROOT_HASH,
    KEYS,
  ])
  const rootPoint = claim.readBytes(claims.get(ROOT_POINT), COMPRESSED_POINT_BYTES)
  const root = readPoint(rootPoint)
  if (!signed.kid || !equalBytes(signed.kid, fromHex(root.kid))) {
    throw new MalformedError('a key set that names another root than its own')
  }
  const set: KeySet = {
    issuer: claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX),
    issuedAt: claim.readInstant(claims.get(claim.IAT)),
    expiresAt: claim.readInstant(claims.get(claim.EXP)),
    generation: claim.readInteger(claims.get(GENERATION), GENERATION_MAX),
    rootPoint,
    nextRootHash: claim.readBytes(claims.get(NEXT_ROOT_HASH), ROOT_HASH_BYTES),
    keys: readKeys(claims.get(KEYS)),
  }
  const { publicKey } = await importIssuerKey(root.point)
  return (await verifySign1(KEY_SET_KIND, signed, publicKey)) ? set : null
}

function writeKey({ use, point, notBefore, notAfter, compromisedAt }: NewKey) {
  requireLength(point, COMPRESSED_POINT_BYTES)
  return new Map<number, CborInput>([
    [USE, KEY_USES.indexOf(use) + 1],
    [POINT, point],
    [NOT_BEFORE, claim.toSeconds(notBefore)],
    [NOT_AFTER, claim.toSeconds(notAfter)],
    ...(compromisedAt ? [[COMPROMISED_AT, claim.toSeconds(compromisedAt)] as const] : []),
  ])
}

/** Refuses two keys with the same kid, because the kid must identify one entry. */
function readKeys(value: CborValue | undefined): IssuerKey[] {
  if (!Array.isArray(value) || value.length > KEYS_MAX)
    throw new MalformedError('not a list of keys')
  const keys = value.map(readKey)
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) {
    throw new MalformedError('a key set that lists a key twice')
  }
  return keys
}

function readKey(value: CborValue): IssuerKey {
  const entry = claim.readMap(value, [USE, POINT, NOT_BEFORE, NOT_AFTER], [COMPROMISED_AT])
  const use = KEY_USES[claim.readInteger(entry.get(USE), KEY_USES.length) - 1]
  if (!use) throw new MalformedError('a key for a use that is unknown here')
  return {
    ...readPoint(claim.readBytes(entry.get(POINT), COMPRESSED_POINT_BYTES)),
    use,
    notBefore: claim.readInstant(entry.get(NOT_BEFORE)),
    notAfter: claim.readInstant(entry.get(NOT_AFTER)),
    compromisedAt: entry.has(COMPROMISED_AT) ? claim.readInstant(entry.get(COMPROMISED_AT)) : null,
  }
}

function requireLength(bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new RangeError(`Not ${String(length)} bytes`)
}
