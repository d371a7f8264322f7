import { sha256 } from '@noble/hashes/sha2.js'
import {
  concatBytes,
  fromBase64Url,
  fromHex,
  isBase64Url,
  toBase64Url,
  toHex,
} from '#contracts/bytes.ts'
import { KID_BYTES } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'

const POINT_BYTES = 65
export const COMPRESSED_POINT_BYTES = 33
const COORDINATE_BYTES = 32
/** The length of a coordinate in base64url. */
const COORDINATE_LETTERS = 43
const UNCOMPRESSED = 4
const EVEN = 2
const ODD = 3

/** The curve P-256 (FIPS 186-5): y^2 = x^3 - 3x + B modulo P. */
const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn
const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** The two coordinates of a P-256 public key, each in base64url. */
export interface PublicPoint {
  x: string
  y: string
}

/** A public key of P-256 as a JWK (RFC 7517). */
interface Jwk extends PublicPoint {
  kty: 'EC'
  crv: 'P-256'
}

export function toJwk({ x, y }: PublicPoint): Jwk {
  return { kty: 'EC', crv: 'P-256', x, y }
}

/**
 * Throws a `MalformedError` unless the value is a public P-256 key. Ignores members such as `kid`
 * and `use`, but refuses a private key.
 */
export function readJwk(value: unknown): PublicPoint {
  const { kty, crv, x, y, d } = Object(value) as Record<string, unknown>
  const isPublic = kty === 'EC' && crv === 'P-256' && d === undefined
  if (!isPublic || !isCoordinate(x) || !isCoordinate(y)) {
    throw new MalformedError('no public P-256 key')
  }
  return { x, y }
}

function isCoordinate(value: unknown): value is string {
  return typeof value === 'string' && value.length === COORDINATE_LETTERS && isBase64Url(value)
}

/** Returns the thumbprint of a key (RFC 7638) with SHA-256. */
export function thumbprintOf({ x, y }: PublicPoint): Uint8Array {
  const canonical = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })
  return sha256(new TextEncoder().encode(canonical))
}

/** Returns the kid of a key: the first 8 bytes of its thumbprint. */
export function kidOf(point: PublicPoint): Uint8Array {
  return thumbprintOf(point).slice(0, KID_BYTES)
}

/**
 * Returns the coordinates of an uncompressed point. Throws a `RangeError` unless it has 65 bytes.
 */
export function toPublicPoint(point: Uint8Array): PublicPoint {
  requireLength(point, POINT_BYTES)
  return {
    x: toBase64Url(point.subarray(1, 1 + COORDINATE_BYTES)),
    y: toBase64Url(point.subarray(1 + COORDINATE_BYTES)),
  }
}

export function compressPoint(point: Uint8Array): Uint8Array<ArrayBuffer> {
  requireLength(point, POINT_BYTES)
  const isOdd = ((point[POINT_BYTES - 1] ?? 0) & 1) === 1
  return concatBytes(Uint8Array.of(isOdd ? ODD : EVEN), point.subarray(1, 1 + COORDINATE_BYTES))
}

/**
 * Returns the uncompressed point of a compressed point (SEC 1 section 2.3.4). Returns null when the
 * curve has no such point. Throws a `RangeError` unless the input has 33 bytes. Signed bytes contain
 * compressed points, and WebKit cannot import them.
 */
export function decompressPoint(compressed: Uint8Array): Uint8Array<ArrayBuffer> | null {
  requireLength(compressed, COMPRESSED_POINT_BYTES)
  const sign = compressed[0]
  const x = toNumber(compressed.subarray(1))
  if ((sign !== EVEN && sign !== ODD) || x >= P) return null
  const square = curveAt(x)
  const root = squareRoot(square)
  if ((root * root) % P !== square) return null
  const y = (root & 1n) === BigInt(sign & 1) ? root : P - root
  return fromHex(`04${toHex(compressed.subarray(1))}${y.toString(16).padStart(64, '0')}`)
}

/**
 * Returns the key that verifies a device's signatures. Accepts a compressed or an uncompressed point.
 * Returns null for a point that is not on the curve.
 */
export async function importDeviceKey(point: Uint8Array): Promise<CryptoKey | null> {
  if (point.length === COMPRESSED_POINT_BYTES) return importCompressed(point)
  return isOnCurve(point) ? importPoint(point) : null
}

let takesCompressed = true

/**
 * Imports a compressed point. Some platforms can do this themselves, in half the time. If the
 * platform refuses a compressed point, this function imports the decompressed point. If that
 * succeeds, the platform cannot import compressed points. Later calls then decompress first.
 */
async function importCompressed(point: Uint8Array): Promise<CryptoKey | null> {
  if (takesCompressed) {
    const key = await importPoint(point).catch(() => null)
    if (key) return key
  }
  const decompressed = decompressPoint(point)
  if (!decompressed) return null
  const key = await importPoint(decompressed)
  takesCompressed = false
  return key
}

interface ImportedKey {
  /** The kid, computed from the key itself. A kid from another source could be wrong. */
  kid: Uint8Array
  publicKey: CryptoKey
}

const issuerKeys = new Map<string, Promise<ImportedKey>>()
const ISSUER_KEYS_KEPT = 64

/**
 * Imports a key of the issuer, and remembers it. This saves time, because an import takes half as
 * long as the check of a signature. An issuer has only a few keys.
 */
export function importIssuerKey(point: PublicPoint): Promise<ImportedKey> {
  const name = `${point.x}.${point.y}`
  const known = issuerKeys.get(name)
  if (known) return known
  if (issuerKeys.size >= ISSUER_KEYS_KEPT) issuerKeys.clear()
  return keep(issuerKeys, name, importPublicPoint(point))
}

/** Stores an import. Deletes a failed import, so that the next caller imports the key again. */
function keep<Key>(keys: Map<string, Promise<Key>>, name: string, imported: Promise<Key>) {
  keys.set(name, imported)
  imported.catch(() => keys.delete(name))
  return imported
}

async function importPublicPoint(point: PublicPoint): Promise<ImportedKey> {
  const { x, y } = point
  const bytes = concatBytes(Uint8Array.of(UNCOMPRESSED), fromBase64Url(x), fromBase64Url(y))
  return { kid: kidOf(point), publicKey: await importPoint(bytes) }
}

function importPoint(point: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new Uint8Array(point), EC, false, ['verify'])
}

function isOnCurve(point: Uint8Array): boolean {
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) return false
  const x = toNumber(point.subarray(1, 1 + COORDINATE_BYTES))
  const y = toNumber(point.subarray(1 + COORDINATE_BYTES))
  return x < P && y < P && (y * y) % P === curveAt(x)
}

function curveAt(x: bigint): bigint {
  return (((x * x * x - 3n * x + B) % P) + P) % P
}

/**
 * Returns value^((P + 1) / 4). If the value has a square root, this is one, because P modulo 4 is
 * 3. The exponent is 2^254 - 2^222 + 2^190 + 2^94. In binary, these are 32 ones, 31 zeros, a one,
 * 95 zeros, a one and 94 zeros.
 */
function squareRoot(value: bigint): bigint {
  let ones = value
  for (const doubled of [1, 2, 4, 8, 16]) ones = (squareTimes(ones, doubled) * ones) % P
  const upper = (squareTimes(ones, 32) * value) % P
  return squareTimes((squareTimes(upper, 96) * value) % P, 94)
}

function squareTimes(value: bigint, times: number): bigint {
  let squared = value
  for (let time = 0; time < times; time++) squared = (squared * squared) % P
  return squared
}

function toNumber(bytes: Uint8Array): bigint {
  return BigInt(`0x${toHex(bytes)}`)
}

function requireLength(bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new RangeError(`A point here has ${String(length)} bytes`)
}
