import * as z from 'zod/mini'
import { concatBytes, fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { type PublicPoint, importDeviceKey } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type ForeignCborMap, type ForeignCbor, readBytesOf, readMapOf } from './foreign-cbor.ts'

/**
 * A holder's P-256 key as a JWK (RFC 7517). This file also reads and writes the key as a COSE_Key
 * (RFC 9052).
 */
interface EcJwk extends PublicPoint {
  kty: 'EC'
  crv: 'P-256'
}

const COORDINATE_BYTES = 32
const UNCOMPRESSED = 4
const KTY = 1
const CRV = -1
const X = -2
const Y = -3
const EC2 = 2
const P_256 = 1

const coordinate = z.string().check(z.length(43))
/**
 * A public key. The schema ignores other members, such as `kid` and `use`, but refuses a private
 * key.
 */
const Jwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  d: z.optional(z.undefined()),
})

export function toJwk({ x, y }: PublicPoint): EcJwk {
  return { kty: 'EC', crv: 'P-256', x, y }
}

/** Reads a JWK. Throws a `MalformedError` unless the value is a public P-256 key. */
export function readJwk(value: unknown): PublicPoint {
  const { data } = Jwk.safeParse(value)
  if (!data) throw new MalformedError('no public P-256 key')
  return { x: data.x, y: data.y }
}

export function toCoseKey({ x, y }: PublicPoint): ForeignCborMap {
  return new Map<number, ForeignCbor>([
    [KTY, EC2],
    [CRV, P_256],
    [X, fromBase64Url(x)],
    [Y, fromBase64Url(y)],
  ])
}

/**
 * Reads a COSE_Key. Throws a `MalformedError` unless the value is a P-256 key with both
 * coordinates.
 */
export function readCoseKey(value: ForeignCbor | undefined): PublicPoint {
  const key = readMapOf(value)
  if (key.get(KTY) !== EC2 || key.get(CRV) !== P_256) throw new MalformedError('no P-256 key')
  const [x, y] = [readBytesOf(key.get(X)), readBytesOf(key.get(Y))]
  if (x.length !== COORDINATE_BYTES || y.length !== COORDINATE_BYTES) {
    throw new MalformedError('coordinates of another length')
  }
  return { x: toBase64Url(x), y: toBase64Url(y) }
}

/**
 * Returns the key that verifies signatures. Throws a `MalformedError` for a point that is not on
 * the curve.
 */
export async function importPoint({ x, y }: PublicPoint): Promise<CryptoKey> {
  const point = concatBytes(Uint8Array.of(UNCOMPRESSED), fromBase64Url(x), fromBase64Url(y))
  const key = await importDeviceKey(point)
  if (!key) throw new MalformedError('a point that is not on the curve')
  return key
}
