import { inflateSync } from 'node:zlib'
import { StatusList } from '@owf/token-status-list'
import {
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
  root: Buffer
  next: Buffer
  keys: Map<string, Key>
}

export interface Trust {
  keySet: KeySet
  iat: number
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
    generation: readNumber(set.get(-65539)),
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

/** Returns the newest key set that can be reached from the pin, from each root to the next. */
function follow(pin: Buffer, sets: readonly KeySet[], now: number): KeySet {
  let [root, next] = [pin.subarray(0, 33), pin.subarray(33)]
  let held: KeySet | null = null
  for (const set of [...sets].sort((one, other) => one.generation - other.generation)) {
    const isSame = set.root.equals(root) && set.next.equals(next)
    const isNewer = !held || (set.generation === held.generation && set.iat > held.iat)
    if (set.iat > now + CLOCKS || !((isSame && isNewer) || sha256(set.root).equals(next))) continue
    held = set
    ;[root, next] = [set.root, set.next]
  }
  need(held !== null)
  return held
}

export function isInWindow({ notBefore, notAfter }: Key, iat: number): boolean {
  return iat >= notBefore - CLOCKS && iat <= notAfter + CLOCKS
}

function readManifest(bytes: Uint8Array, keySet: KeySet, now: number): Omit<Trust, 'lists'> {
  const { kid, claims, isBy } = readSigned(bytes)
  const manifest = readFields(claims, [1, 6, -65543, -65544, -65545])
  const key = keySet.keys.get(kid ?? '')
  const iat = readNumber(manifest.get(6))
  need(key?.use === STATUS_USE && !key.isStolen && isBy(key.key, 'vsg/manifest/1'))
  need(isInWindow(key, iat) && manifest.get(1) === keySet.issuer && iat <= now + CLOCKS)
  const named = readList(manifest.get(-65543)).map((one) => readNumber(one))
  const [generation, setIat] = named
  need(named.length === 2 && generation !== undefined && setIat !== undefined)
  const rows = manifest.get(-65544)
  need(rows instanceof Map)
  return {
    keySet,
    iat,
    named: { generation, iat: setIat },
    weeks: new Map([...rows].map(([week, row]) => [readNumber(week), splitRow(readOctets(row))])),
    stopped: readList(manifest.get(-65545)).map((one) => readOctets(one, 8).toString('hex')),
  }
}

function splitRow(row: Buffer): string[] {
  need(row.length % 32 === 0)
  return row.toString('hex').match(/.{64}/g) ?? []
}

function openList(packed: Buffer, name: string): StatusList {
  need(sha256(packed).toString('hex') === name)
  try {
    const bits = inflateSync(packed, { maxOutputLength: LIST_BITS / 8 })
    need(bits.length === LIST_BITS / 8)
    return StatusList.decompressStatusListFromBytes(packed, 1)
  } catch {
    throw new Refused()
  }
}

/**
 * Checks an answer of the server, and returns its trust. Throws `Refused` if the answer is not
 * accepted.
 */
export async function take(
  answer: { keySets: string[]; manifest: string },
  pin: Buffer,
  now: number,
  lists: Record<string, string>,
): Promise<Trust> {
  const bytesOf = (text: string) => Buffer.from(text, 'base64url')
  const sets = await Promise.all(answer.keySets.map((text) => readKeySet(bytesOf(text))))
  const keySet = follow(
    pin,
    sets.filter((set) => set !== null),
    now,
  )
  const manifest = readManifest(bytesOf(answer.manifest), keySet, now)
  const names = [...manifest.weeks.values()].flat()
  const opened = names.map(
    (name) => [name, openList(Buffer.from(lists[name] ?? '', 'hex'), name)] as const,
  )
  return { ...manifest, lists: new Map(opened) }
}
