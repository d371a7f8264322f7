import { createHash, createPublicKey, ECDH, type KeyObject, verify } from 'node:crypto'
import { decode, encode } from 'cbor2'
import { calculateJwkThumbprint } from 'jose'

/**
 * `DAY_MAX` is the last day of the year 9999. `COUNT_MAX` is the highest generation, week and
 * status index.
 */
export const DAY_MAX = 2_932_896
export const COUNT_MAX = 2 ** 31 - 1

/**
 * The error of every refusal. The verifier in this folder uses OpenSSL, jose and the npm package
 * cbor2, and none of our code.
 */
export class Refused extends Error {}

export function need(holds: boolean): asserts holds {
  if (!holds) throw new Refused()
}

export type Fields = Map<unknown, unknown>

export function readFields(
  value: unknown,
  required: readonly number[],
  optional: readonly number[] = [],
): Fields {
  need(value instanceof Map && required.every((key) => value.has(key)))
  const known: readonly unknown[] = [...required, ...optional]
  need([...value.keys()].every((key) => known.includes(key)))
  return value
}

export function readNumber(value: unknown, limit = 253_402_300_799): number {
  need(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= limit)
  return value
}

export function readOctets(value: unknown, length?: number): Buffer {
  need(value instanceof Uint8Array && (length === undefined || value.length === length))
  return Buffer.from(value)
}

export function readText(value: unknown, limit: number): string {
  need(typeof value === 'string' && value !== '' && Buffer.byteLength(value) <= limit)
  return value
}

export function readList(value: unknown): unknown[] {
  need(Array.isArray(value))
  return value
}

export function parseCbor(bytes: Uint8Array): unknown {
  try {
    const value: unknown = decode(new Uint8Array(bytes), { preferMap: true, maxDepth: 9 })
    need(Buffer.from(encode(value, { cde: true })).equals(bytes))
    return value
  } catch {
    throw new Refused()
  }
}

export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}

export interface Point {
  /** The key id in hex. */
  kid: string
  key: KeyObject
}

export async function readPoint(value: unknown): Promise<Point> {
  const compressed = readOctets(value, 33)
  try {
    const whole = ECDH.convertKey(compressed, 'prime256v1', undefined, undefined, 'uncompressed')
    const point = Buffer.from(whole)
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    )
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
    const thumbprint = Buffer.from(await calculateJwkThumbprint(jwk), 'base64url')
    const key = createPublicKey({ key: jwk, format: 'jwk' })
    return { kid: thumbprint.subarray(0, 8).toString('hex'), key }
  } catch {
    throw new Refused()
  }
}

export interface Signed {
  /** The key id in hex. */
  kid: string | null
  claims: unknown
  /** Returns the bytes that the signature covers, for data of this kind. */
  messageOf: (kind: string) => Uint8Array
  isBy: (key: KeyObject, kind: string) => boolean
}

export function readSigned(bytes: Uint8Array): Signed {
  const parts = readList(parseCbor(bytes))
  need(parts.length === 4)
  const header = readOctets(parts[0])
  readFields(parts[1], [])
  const payload = readOctets(parts[2])
  const signature = readOctets(parts[3], 64)
  const named = readFields(parseCbor(header), [1], [4])
  need(named.get(1) === -7)
  const messageOf = (kind: string) => {
    const aad = new TextEncoder().encode(kind)
    const bytesOf = (part: Uint8Array) => new Uint8Array(part)
    return encode(['Signature1', bytesOf(header), aad, bytesOf(payload)], { cde: true })
  }
  return {
    kid: named.has(4) ? readOctets(named.get(4), 8).toString('hex') : null,
    claims: parseCbor(payload),
    messageOf,
    isBy: (key, kind) =>
      verify('sha256', messageOf(kind), { key, dsaEncoding: 'ieee-p1363' }, signature),
  }
}
