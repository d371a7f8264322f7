import { toBase64Url } from '#contracts/bytes.ts'
import { deflate } from '#contracts/deflate.ts'
import { toSeconds } from '#contracts/presentation/claims.ts'
import { type ForeignCbor, encodeForeignCbor, TAG_SIGN1, Tagged } from './foreign-cbor.ts'
import { signSign1, toX5chain, X5CHAIN } from './cose.ts'
import { signJwt } from './jwt.ts'
import { type CertifiedSigner, toX5c } from './signer.ts'

/**
 * The IETF Token Status List. It has one bit for each credential. The bit is set when the
 * credential is revoked. The lowest bit of a byte is its first bit.
 */
export const STATUS_LIST_ENTRIES = 2 ** 17
export const STATUS_LIST_JWT = 'statuslist+jwt'
export const STATUS_LIST_CWT = 'statuslist+cwt'

const TYP = 16
const SUB = 2
const EXP = 4
const IAT = 6
const STATUS_LIST = 65533
const TTL = 65534

export interface NewStatusList {
  /** The address of this list. Credentials contain this address. */
  uri: string
  /** The address of the list that names all lists. */
  aggregationUri: string
  issuedAt: Date
  expiresAt: Date
  /** The number of seconds for which a reader may keep the list. */
  ttl: number
  /** The result of `packStatusList`, for both kinds of token. */
  packed: Uint8Array
}

/**
 * Returns the compressed bits. `revoked` has the indexes of the revoked credentials. Throws a
 * `RangeError` for an index that the list does not have.
 */
export function packStatusList(revoked: Iterable<number>): Promise<Uint8Array<ArrayBuffer>> {
  const bits = new Uint8Array(STATUS_LIST_ENTRIES / 8)
  for (const index of revoked) {
    if (!Number.isInteger(index) || index < 0 || index >= STATUS_LIST_ENTRIES) {
      throw new RangeError(`The list has no entry ${String(index)}`)
    }
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7))
  }
  return deflate(bits)
}

/** Signs the list as `application/statuslist+jwt`. */
export function signStatusListJwt(signer: CertifiedSigner, list: NewStatusList): Promise<string> {
  return signJwt(
    signer.privateKey,
    { typ: STATUS_LIST_JWT, x5c: toX5c(signer.chain) },
    {
      sub: list.uri,
      iat: toSeconds(list.issuedAt),
      exp: toSeconds(list.expiresAt),
      ttl: list.ttl,
      status_list: {
        bits: 1,
        lst: toBase64Url(list.packed),
        aggregation_uri: list.aggregationUri,
      },
    },
  )
}

/** Signs the list as `application/statuslist+cwt`: a tagged COSE_Sign1. */
export async function signStatusListCwt(
  { privateKey, chain }: CertifiedSigner,
  list: NewStatusList,
): Promise<Uint8Array<ArrayBuffer>> {
  const claims = new Map<number, ForeignCbor>([
    [SUB, list.uri],
    [EXP, toSeconds(list.expiresAt)],
    [IAT, toSeconds(list.issuedAt)],
    [TTL, list.ttl],
    [
      STATUS_LIST,
      new Map<string, ForeignCbor>([
        ['bits', 1],
        ['lst', list.packed],
        ['aggregation_uri', list.aggregationUri],
      ]),
    ],
  ])
  const headers = {
    protected: [[TYP, `application/${STATUS_LIST_CWT}`]] as const,
    unprotected: [[X5CHAIN, toX5chain(chain)]] as const,
  }
  return encodeForeignCbor(
    new Tagged(TAG_SIGN1, await signSign1(privateKey, headers, encodeForeignCbor(claims))),
  )
}
