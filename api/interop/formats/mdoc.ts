import { sha256 } from '@noble/hashes/sha2.js'
import type { PublicPoint } from '#contracts/presentation/keys.ts'
import {
  type ForeignCbor,
  encodeForeignCbor,
  TAG_DAY,
  TAG_INSTANT,
  Tagged,
  wrap,
} from './foreign-cbor.ts'
import { signSign1, toX5chain, X5CHAIN } from './cose.ts'
import { toCoseKey } from './points.ts'
import type { CertifiedSigner } from './signer.ts'
import { type StatusReference, toCborStatus } from './status-reference.ts'

const SALT_BYTES = 16

export interface NewMdoc {
  docType: string
  namespace: string
  /** The elements, in any order. The holder chooses which elements to disclose. */
  elements: Readonly<Record<string, ForeignCbor>>
  holder: PublicPoint
  signedAt: Date
  validFrom: Date
  validUntil: Date
  status: StatusReference
}

/** Returns the CBOR of IssuerSigned (ISO 18013-5 section 8.3.2.1.2.2) for a wallet. */
export async function signMdoc(
  { privateKey, chain }: CertifiedSigner,
  { docType, namespace, elements, holder, signedAt, validFrom, validUntil, status }: NewMdoc,
): Promise<Uint8Array<ArrayBuffer>> {
  const items = shuffle(Object.entries(elements)).map(([name, value], digestId) =>
    wrap(encodeForeignCbor(itemOf(digestId, name, value))),
  )
  const digests = new Map(
    items.map((item, digestId) => [digestId, sha256(encodeForeignCbor(item))]),
  )
  const mso = new Map<string, ForeignCbor>([
    ['version', '1.0'],
    ['digestAlgorithm', 'SHA-256'],
    ['valueDigests', new Map([[namespace, digests]])],
    ['deviceKeyInfo', new Map([['deviceKey', toCoseKey(holder)]])],
    ['docType', docType],
    [
      'validityInfo',
      new Map([
        ['signed', toInstant(signedAt)],
        ['validFrom', toInstant(validFrom)],
        ['validUntil', toInstant(validUntil)],
      ]),
    ],
    ['status', toCborStatus(status)],
  ])
  const unprotected = [[X5CHAIN, toX5chain(chain)]] as const
  const issuerAuth = await signSign1(
    privateKey,
    { unprotected },
    encodeForeignCbor(wrap(encodeForeignCbor(mso))),
  )
  return encodeForeignCbor(
    new Map<string, ForeignCbor>([
      ['nameSpaces', new Map([[namespace, items]])],
      ['issuerAuth', issuerAuth],
    ]),
  )
}

/** Returns a calendar day as the value of an element. */
export function toFullDate(day: string): Tagged {
  return new Tagged(TAG_DAY, day)
}

function toInstant(at: Date): Tagged {
  return new Tagged(TAG_INSTANT, at.toISOString().replace(/\.\d{3}Z$/, 'Z'))
}

function itemOf(digestId: number, name: string, value: ForeignCbor) {
  return new Map<string, ForeignCbor>([
    ['digestID', digestId],
    ['random', crypto.getRandomValues(new Uint8Array(SALT_BYTES))],
    ['elementIdentifier', name],
    ['elementValue', value],
  ])
}

/** Shuffles the items, because the number of a digest must reveal nothing about hidden elements. */
function shuffle<Item>(items: readonly Item[]): Item[] {
  const places = crypto.getRandomValues(new Uint32Array(items.length))
  return items
    .map((item, at) => ({ item, place: places[at] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
