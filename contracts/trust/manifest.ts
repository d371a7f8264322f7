import { concatBytes, fromHex, toHex } from '#contracts/bytes.ts'
import { type CborInput, type CborValue, decodeCbor } from '#contracts/encoding/cbor.ts'
import * as claim from '#contracts/presentation/claims.ts'
import { KID_BYTES, readSign1, sign1 } from '#contracts/encoding/cose.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { isInWindow } from './issuer-key.ts'
import { checkIssuerSignature } from './issuer-signature.ts'
import type { IssuerSigner, IssuerTrust } from './issuer-trust.ts'
import { GENERATION_MAX, type KeySet } from './key-set.ts'
import { SHARD_HASH_BYTES } from './shard.ts'

export const MANIFEST_KIND = 'vsg/manifest/1'

/** The time for which a manifest is current. */
export const MANIFEST_LIFE_MS = 24 * 3_600_000

const KEY_SET = -65543
const WEEKS = -65544
const STOPPED = -65545
const WEEK_MAX = 2 ** 31 - 1

/** The issuer's statement about its passes at one time: the week lists and the stopped keys. */
export interface Manifest {
  issuer: string
  /** The kid of the key that signed the manifest, in hex. */
  kid: string
  /** Of two manifests, the later is the newer. A counter would repeat after a restore from a backup. */
  issuedAt: Date
  /** The key set that was in force at `issuedAt`. */
  keySet: Pick<KeySet, 'generation' | 'issuedAt'>
  /** The hashes of the shards of each week, in hex and in the order of the shards. */
  weeks: ReadonlyMap<number, readonly string[]>
  /** The kids of stopped pass keys, in hex. Passes of these keys must be renewed. */
  stopped: readonly string[]
}

export function signManifest(
  { kid, privateKey, issuer }: IssuerSigner,
  { issuedAt, keySet, weeks, stopped }: Omit<Manifest, 'issuer' | 'kid'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const claims = new Map<number, CborInput>([
    [claim.ISS, issuer],
    [claim.IAT, claim.toSeconds(issuedAt)],
    [KEY_SET, [keySet.generation, claim.toSeconds(keySet.issuedAt)]],
    [
      WEEKS,
      new Map(Array.from(weeks, ([week, hashes]) => [week, concatBytes(...hashes.map(fromHex))])),
    ],
    [STOPPED, stopped.map(fromHex)],
  ])
  return sign1({ kind: MANIFEST_KIND, kid, privateKey }, claims)
}

/**
 * Reads a manifest and checks its signature. Returns null when no status key of this issuer signed
 * it, when the key was stolen, or when the key was not allowed to sign at that time. Throws a
 * `MalformedError` for bytes that are not a manifest.
 */
export async function openManifest(
  bytes: Uint8Array,
  trust: IssuerTrust,
): Promise<Manifest | null> {
  const signed = readSign1(bytes)
  const { key } = await checkIssuerSignature(trust, MANIFEST_KIND, signed)
  if (!key || key.compromisedAt) return null

  const manifest = { kid: key.kid, ...readClaims(decodeCbor(signed.payload)) }
  return isInWindow(key, manifest.issuedAt) && manifest.issuer === trust.issuer ? manifest : null
}

function readClaims(payload: CborValue): Omit<Manifest, 'kid'> {
  const claims = claim.readMap(payload, [claim.ISS, claim.IAT, KEY_SET, WEEKS, STOPPED])
  const keySet = readList(claims.get(KEY_SET))
  const [generation, issuedAt] = keySet
  if (keySet.length !== 2) throw new MalformedError('not a key set by number and time')
  const weeks = claims.get(WEEKS)
  if (!(weeks instanceof Map)) throw new MalformedError('no map where one belongs')
  return {
    issuer: claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX),
    issuedAt: claim.readInstant(claims.get(claim.IAT)),
    keySet: {
      generation: claim.readInteger(generation, GENERATION_MAX),
      issuedAt: claim.readInstant(issuedAt),
    },
    weeks: new Map(
      Array.from(weeks, ([week, hashes]) => [claim.readInteger(week, WEEK_MAX), split(hashes)]),
    ),
    stopped: readList(claims.get(STOPPED)).map((kid) => toHex(claim.readBytes(kid, KID_BYTES))),
  }
}

function split(value: CborValue): string[] {
  const bytes = claim.readBytes(value)
  if (bytes.length % SHARD_HASH_BYTES !== 0) throw new MalformedError('not a row of hashes')
  return Array.from({ length: bytes.length / SHARD_HASH_BYTES }, (_, at) =>
    toHex(bytes.subarray(at * SHARD_HASH_BYTES, (at + 1) * SHARD_HASH_BYTES)),
  )
}

function readList(value: CborValue | undefined): CborValue[] {
  if (!Array.isArray(value)) throw new MalformedError('no list where one belongs')
  return value
}
