import { inflateSync } from 'node:zlib'
import { StatusList } from '@owf/token-status-list'
import type { Held } from '#tests/contracts/presentation/trust-cases.ts'
import {
  COUNT_MAX,
  need,
  type Point,
  readFields,
  readList,
  readNumber,
  readOctets,
  readPoint,
  readSigned,
  readText,
  Refused,
  sha256,
} from './octets.ts'

export const CLOCKS = 30
export const DAY = 86_400
export const WEEK = 604_800
export const LIST_BITS = 2 ** 22
const USES = [1, 2, 3]
export const CREDENTIAL_USE = 1
export const PASS_USE = 2
const STATUS_USE = 3

export interface Key extends Point {
  use: number
  notBefore: number
  notAfter: number
  isStolen: boolean
}

interface KeySet {
  issuer: string
  exp: number
  iat: number
  generation: number
  rootKid: string
  root: Buffer
  next: Buffer
  keys: Map<string, Key>
}

export interface Trust {
  keySet: KeySet
  /** The claims of the manifest. `kid` is the id of the key that signed it. */
  iat: number
  kid: string
  named: { generation: number; iat: number }
  weeks: Map<number, string[]>
  stopped: string[]
  lists: Map<string, StatusList>
}

async function readKeySet(bytes: Uint8Array): Promise<KeySet | null> {
  const { kid, claims, isBy } = readSigned(bytes)
  const set = readFields(claims, [1, 4, 6, -65539, -65540, -65541, -65542])
  const root = await readPoint(set.get(-65540))
  const entries = readList(set.get(-65542))
  need(kid === root.kid && entries.length <= 64)
  const keys = new Map<string, Key>()
  for (const entry of entries) {
    const key = await readKey(entry)
    need(!keys.has(key.kid))
    keys.set(key.kid, key)
  }
  const read = {
    issuer: readText(set.get(1), 253),
    exp: readNumber(set.get(4)),
    iat: readNumber(set.get(6)),
    generation: readNumber(set.get(-65539), COUNT_MAX),
    rootKid: root.kid,
    root: readOctets(set.get(-65540)),
    next: readOctets(set.get(-65541), 32),
    keys,
  }
  return isBy(root.key, 'vsg/keys/1') ? read : null
}

async function readKey(value: unknown): Promise<Key> {
  const entry = readFields(value, [1, 2, 3, 4], [5])
  const use = readNumber(entry.get(1))
  need(USES.includes(use))
  if (entry.has(5)) readNumber(entry.get(5))
  const [notBefore, notAfter] = [readNumber(entry.get(3)), readNumber(entry.get(4))]
  return { ...(await readPoint(entry.get(2))), use, notBefore, notAfter, isStolen: entry.has(5) }
}

/**
 * Starts from the held key set or the pinned root, and follows the key sets from each root to the
 * next root. Returns the newest key set that it reaches.
 */
function follow(pin: Buffer | null, held: KeySet | null, sets: KeySet[], now: number): KeySet {
  const isAhead = (set: KeySet) => set.iat > now + CLOCKS
  const ascending = [...sets].sort((one, other) => one.generation - other.generation)
  let root = held?.root ?? pin?.subarray(0, 33)
  let next = held?.next ?? pin?.subarray(33)
  let floor = held && !isAhead(held) ? held : null
  let reached: KeySet | null = null
  for (const set of (root ? ascending : ascending.slice(-1)).filter((one) => !isAhead(one))) {
    const isNewer = !floor || (set.generation === floor.generation && set.iat > floor.iat)
    const follows =
      !root || !next
        ? true
        : set.root.equals(root)
          ? set.next.equals(next) && isNewer
          : sha256(set.root).equals(next)
    if (!follows) continue
    reached = floor = set
    ;({ root, next } = set)
  }
  if (reached) return reached
  need(held !== null && sets.some((set) => set.root.equals(held.root)))
  return held
}

export function isInWindow({ notBefore, notAfter }: Key, iat: number): boolean {
  return iat >= notBefore - CLOCKS && iat <= notAfter + CLOCKS
}

type Manifest = Omit<Trust, 'keySet' | 'lists'>

function readManifest(bytes: Uint8Array, keySet: KeySet, now: number): Manifest {
  const { kid, claims, isBy } = readSigned(bytes)
  const manifest = readFields(claims, [1, 6, -65543, -65544, -65545])
  const key = keySet.keys.get(kid ?? '')
  const iat = readNumber(manifest.get(6))
  need(key?.use === STATUS_USE && !key.isStolen && isBy(key.key, 'vsg/manifest/1'))
  need(isInWindow(key, iat) && manifest.get(1) === keySet.issuer && iat <= now + CLOCKS)
  const named = readList(manifest.get(-65543))
  need(named.length === 2)
  const rows = manifest.get(-65544)
  need(rows instanceof Map)
  return {
    iat,
    kid: key.kid,
    named: { generation: readNumber(named[0], COUNT_MAX), iat: readNumber(named[1]) },
    weeks: new Map(
      [...rows].map(([week, row]) => [readNumber(week, COUNT_MAX), splitRow(readOctets(row))]),
    ),
    stopped: readList(manifest.get(-65545)).map((one) => readOctets(one, 8).toString('hex')),
  }
}

/**
 * Chooses between the received manifest and the held one. The held manifest stays if it is later,
 * its key is still valid, and its time is not in the future.
 */
function chooseManifest(
  received: Manifest,
  held: Manifest | null,
  { keys }: KeySet,
  now: number,
): Manifest {
  const key = keys.get(held?.kid ?? '')
  const stays = held && key && !key.isStolen && held.iat <= now + CLOCKS
  return stays && held.iat > received.iat ? held : received
}

function splitRow(row: Buffer): string[] {
  need(row.length % 32 === 0)
  return row.toString('hex').match(/.{64}/g) ?? []
}

/**
 * The unpacked lists by name. The foreign library unpacks slowly, and the answers name the same few
 * lists again and again.
 */
const opened = new Map<string, StatusList>()

function openList(packed: Buffer, name: string): StatusList {
  need(sha256(packed).toString('hex') === name)
  const list = opened.get(name) ?? unpack(packed)
  opened.set(name, list)
  return list
}

function unpack(packed: Buffer): StatusList {
  try {
    const bits = inflateSync(packed, { maxOutputLength: LIST_BITS / 8 })
    need(bits.length === LIST_BITS / 8)
    return StatusList.decompressStatusListFromBytes(packed, 1)
  } catch {
    throw new Refused()
  }
}

/**
 * Checks an answer of the server. Returns the trust that the verifier has after it. When the answer
 * is refused, this is the trust that it had before.
 */
export async function take(
  answer: { keySets: string[]; manifest: string },
  pin: Buffer | null,
  held: Trust | null,
  now: number,
  lists: Record<string, string>,
): Promise<Trust | null> {
  const bytesOf = (text: string) => Buffer.from(text, 'base64url')
  try {
    const read = await Promise.all(answer.keySets.map((text) => readKeySet(bytesOf(text))))
    const sets = read.filter((set) => set !== null)
    const keySet = follow(pin, held?.keySet ?? null, sets, now)
    const received = readManifest(bytesOf(answer.manifest), keySet, now)
    const manifest = chooseManifest(received, held, keySet, now)
    const named = [...manifest.weeks.values()]
      .flat()
      .map((name) => [name, openList(Buffer.from(lists[name] ?? '', 'hex'), name)] as const)
    return { ...manifest, keySet, lists: new Map(named) }
  } catch (error) {
    if (error instanceof Refused) return held
    throw error
  }
}

export function nameHeld({ keySet, iat }: Trust): Held {
  return {
    root: keySet.rootKid,
    generation: keySet.generation,
    keySetIat: keySet.iat,
    keySetExp: keySet.exp,
    manifestIat: iat,
  }
}
