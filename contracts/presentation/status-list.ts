import { concatBytes } from '#contracts/bytes.ts'
import * as claim from './claims.ts'
import { type CborInput, decodeCbor } from './cbor.ts'
import { readSign1, sign1 } from './cose.ts'
import { MalformedError } from './malformed.ts'
import type { IssuerSigner } from './signer.ts'
import { checkIssuerSignature } from './issuer-signature.ts'
import type { IssuerTrust } from './trust-bundle.ts'

/**
 * One bit per pass, set when the pass is revoked, in the encoding of the IETF Token Status List:
 * the lowest bit of a byte comes first, the whole is deflated with a zlib header. The claim `sub`,
 * an address of the list, is left out: the trust bundle carries the list itself.
 */
export const STATUS_LIST_KIND = 'vsg/status/1'

/** How long a list can speak for the present. */
export const STATUS_LIST_LIFE_MS = 24 * 3_600_000
/** 16 million passes: what an inflated list may take in memory. */
export const STATUS_LIST_BYTES_MAX = 2 * 1024 * 1024

const TTL = 65_534
const STATUS_LIST = 65_533
const BITS = 'bits'
const LST = 'lst'
const BITS_PER_PASS = 1

export interface StatusList {
  issuedAt: Date
  bits: Uint8Array
}

/** The bits of a list with `size` entries; indices beyond it are refused. */
export function packStatusBits(size: number, revoked: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bits = new Uint8Array(Math.ceil(size / 8))
  for (const index of revoked) {
    if (!Number.isInteger(index) || index < 0 || index >= size) {
      throw new RangeError(`The list has no entry ${String(index)}`)
    }
    bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7))
  }
  return bits
}

/** Undefined: the list is too short, so it does not know that pass. */
export function isRevokedIn({ bits }: StatusList, index: number): boolean | undefined {
  const byte = bits[Math.floor(index / 8)]
  return byte === undefined ? undefined : ((byte >> (index % 8)) & 1) === 1
}

export async function signStatusList(
  { kid, privateKey, issuer }: IssuerSigner,
  { bits, issuedAt }: { bits: Uint8Array; issuedAt: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  if (bits.length > STATUS_LIST_BYTES_MAX) throw new RangeError('The status list is too long')
  const deflated = await collect(pipe(bits, new CompressionStream('deflate')))
  const claims = new Map<number, CborInput>([
    [claim.ISS, issuer],
    [claim.IAT, claim.toSeconds(issuedAt)],
    [TTL, STATUS_LIST_LIFE_MS / 1000],
    [
      STATUS_LIST,
      new Map<string, CborInput>([
        [BITS, BITS_PER_PASS],
        [LST, deflated],
      ]),
    ],
  ])
  return sign1({ kind: STATUS_LIST_KIND, kid, privateKey }, claims)
}

/**
 * Null for a list that no issuer key signed: only a signed one is inflated. Throws a `MalformedError`
 * for bytes that are no list, or for one that a key of ours signed in another form than this.
 */
export async function openStatusList(
  bytes: Uint8Array,
  trust: IssuerTrust,
): Promise<StatusList | null> {
  const signed = readSign1(bytes)
  const { result } = await checkIssuerSignature(trust, STATUS_LIST_KIND, signed)
  if (result !== 'valid') return null

  const claims = claim.readMap(decodeCbor(signed.payload), [claim.ISS, claim.IAT, TTL, STATUS_LIST])
  claim.readText(claims.get(claim.ISS), claim.ISSUER_BYTES_MAX)
  claim.readInteger(claims.get(TTL), Number.MAX_SAFE_INTEGER)
  const list = claim.readMap(claims.get(STATUS_LIST), [BITS, LST])
  if (list.get(BITS) !== BITS_PER_PASS) throw new MalformedError('not one bit per entry')
  return {
    issuedAt: claim.readInstant(claims.get(claim.IAT)),
    bits: await inflate(claim.readBytes(list.get(LST))),
  }
}

async function inflate(deflated: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  try {
    return await collect(pipe(deflated, new DecompressionStream('deflate')))
  } catch (cause) {
    throw new MalformedError('a list that cannot be inflated', { cause })
  }
}

function pipe(
  bytes: Uint8Array,
  transform: ReadableWritablePair<Uint8Array, BufferSource>,
): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform)
}

/** Stops at the bound, so that a few signed bytes cannot fill the memory. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > STATUS_LIST_BYTES_MAX) {
      await reader.cancel()
      throw new RangeError('The status list is too long')
    }
    chunks.push(read.value)
  }
  return concatBytes(...chunks)
}
