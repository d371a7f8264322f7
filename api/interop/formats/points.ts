import { concatBytes, fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { type PublicPoint, importDeviceKey } from '#contracts/presentation/keys.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type ForeignCborMap, type ForeignCbor, readBytesOf, readMapOf } from './foreign-cbor.ts'

const COORDINATE_BYTES = 32
const UNCOMPRESSED = 4
const KTY = 1
const CRV = -1
const X = -2
const Y = -3
const EC2 = 2
const P_256 = 1

/** Returns a holder's P-256 key as a COSE_Key (RFC 9052). */
export function toCoseKey({ x, y }: PublicPoint): ForeignCborMap {
  return new Map<number, ForeignCbor>([
    [KTY, EC2],
    [CRV, P_256],
    [X, fromBase64Url(x)],
    [Y, fromBase64Url(y)],
  ])
}

/** Throws a `MalformedError` unless the value is a P-256 key with both coordinates. */
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
