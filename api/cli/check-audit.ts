/*
 * This program is for an auditor who has an export of the audit, and trusts neither the product nor its
 * database. It needs no packages, only Node. It connects only to an Ethereum node.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { HOUR_MS, DAY_MS } from '#contracts/time.ts'
import { Found, FOUND, type Report, SOUND } from './run.ts'

/** The time from the start of a day in which the head of this day must be anchored. */
const ANCHORED_WITHIN_MS = 26 * HOUR_MS
/**
 * The longest time between the anchors of two days, if the first is early and the second is late. An entry
 * must also be that near to the next anchor, and the end of the file that near to the last one.
 */
const GAP_MAX_MS = DAY_MS + ANCHORED_WITHIN_MS
/** The retention time of entries: seven years. The export can lack older entries. */
const KEPT_MS = 7 * 365 * DAY_MS
/** The selector of the contract's function `status(bytes32,uint256,bytes32,bytes32[])`. */
const STATUS = '0x2f1a39bc'

interface Line {
  seq: number
  hash: string
  /** Absent when the body of the entry was deleted because of its age. */
  body?: string
  salt?: string
  text?: string
  anchor?: { root: string; index: number; siblings: string[] }
}

interface Body {
  at: string
  action: string
  details: string | null
  head?: { seq: number; hash: string }
}

interface Head {
  seq: number
  day: string
  anchorHash: string
  anchor: Line['anchor']
  /** The restore between this head and the one before. The days that it has lost have no head. */
  restore: Restore | undefined
}

/** A restore of a backup, in milliseconds: the last entry of the backup, and the time of the restore. */
interface Restore {
  lastAt: number
  at: number
}

/** A point in time up to which something is known, and the restore before it. */
interface Mark {
  at: number
  restore: Restore | undefined
}

/** A head with the time of its anchor. The time is from the chain. */
interface Confirmed extends Head {
  anchoredAt: number
}

interface Walked {
  entries: number
  erased: number
  heads: Head[]
  notes: string[]
  lastSeq: number
  /** The time of the first entry that still has a body. */
  beginsAt: number
  /** The time of the last entry or of the export: the later of the two. */
  endsAt: number
  /** The restore after the last head. */
  restore: Restore | undefined
}

interface Options {
  rpc: string
  contract: string[]
  json?: boolean
}

export async function checkAudit(
  path: string,
  { rpc, contract: contracts, json = false }: Options,
): Promise<Report> {
  const say = json ? () => undefined : console.log
  const walked = await walk(path)
  const { entries, erased, heads, notes, lastSeq } = walked
  say(
    `${String(entries)} entries form an unbroken chain. The details of ${String(erased)} entries are erased.`,
  )
  for (const note of notes) say(note)
  const confirmed = await confirmHeads(heads, (head) => readAnchoredAt(rpc, contracts, head), say)
  const last = confirmed.at(-1)
  const { gaps, excused } = findGaps(walked, confirmed)
  const late = [...findLate(confirmed), ...gaps]
  const found = { entries, erased, notes, lastSeq, soundTo: last?.seq ?? null, late, excused }
  if (!last) {
    const said =
      heads.length === 0
        ? 'NOTHING CONFIRMED YET. The file has no head, so nothing on the blockchain confirms it.'
        : 'NOTHING CONFIRMED. No head of this file is on the blockchain.'
    return { said, found, code: FOUND }
  }
  if (last.seq < lastSeq) {
    const which = `Entries ${String(last.seq + 1)} to ${String(lastSeq)}`
    say(`${which} are not confirmed: no later head is on the blockchain.`)
  }
  for (const line of late) say(`LATE. ${line}`)
  const upTo = `up to entry ${String(last.seq)}, which was anchored at ${formatTime(last.anchoredAt)}`
  if (late.length === 0) {
    const but = [...excused, ...nameUnanchored(heads)].map((line) => ` BUT ${line}`)
    const said = `SOUND ${upTo}. No earlier entry was altered, removed or added.${but.join('')}`
    return { said, found, code: SOUND }
  }
  const said = `Nothing was altered since it was anchored, ${upTo}. But entries that were anchored late could have been altered before that.`
  return { said, found, code: FOUND }
}

/**
 * Computes the hash of every line of the export again. Throws a `Found` for the first line that does not
 * match the line before it.
 */
async function walk(path: string): Promise<Walked> {
  const walked: Walked = {
    ...{ entries: 0, erased: 0, heads: [], notes: [], lastSeq: 0 },
    ...{ beginsAt: 0, endsAt: 0, restore: undefined },
  }
  let announced: number | undefined
  let previous = ''
  let lastAt = 0
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (announced === undefined) {
      const { lastSeq, exportedAt } = readHeader(text)
      announced = lastSeq
      walked.endsAt = exportedAt
      continue
    }
    const seq = walked.lastSeq + 1
    const line = read(text, seq) as Line
    if (line.seq !== seq)
      throw altered(seq, `is missing: entry ${String(line.seq)} is in its place`)
    walked.lastSeq = seq
    if (line.body === undefined) {
      if (walked.entries > 0) throw altered(seq, 'has no content, although earlier entries have')
      previous = line.hash
      continue
    }
    const hash = sha256(`vsg/audit/1\n${previous}\n${line.body}`)
    if (hash !== line.hash) throw altered(seq, 'or an earlier entry was altered')
    previous = hash
    const body = read(line.body, seq) as Body
    if (walked.entries === 0 && seq > 1) requireOld(seq, body, walked.notes)
    const at = readTime(body.at, seq)
    if (walked.entries === 0) walked.beginsAt = at
    walked.entries += 1
    walked.endsAt = Math.max(walked.endsAt, at)
    checkDetails(line, body, walked)
    if (body.action === 'restored') {
      walked.restore = { lastAt: walked.restore?.lastAt ?? lastAt, at }
      walked.notes.push(describeRestored(seq, body))
    }
    lastAt = at
    if (body.action !== 'head') continue
    const day = body.at.slice(0, 10)
    const anchorHash = sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
    walked.heads.push({ seq, day, anchorHash, anchor: line.anchor, restore: walked.restore })
    walked.restore = undefined
  }
  if (announced === undefined) throw altered(1, 'is missing: the file is empty')
  if (walked.lastSeq !== announced) {
    throw altered(walked.lastSeq + 1, `is missing: the export has ${String(announced)} entries`)
  }
  return walked
}

function readHeader(text: string): { lastSeq: number; exportedAt: number } {
  const { format, lastSeq, exportedAt } = read(text, 1) as Partial<Record<string, unknown>>
  const at = typeof exportedAt === 'string' ? Date.parse(exportedAt) : NaN
  if (format !== 'vsg/audit/1' || typeof lastSeq !== 'number' || Number.isNaN(at))
    throw altered(1, 'cannot be checked: the file does not begin with the header of an export')
  return { lastSeq, exportedAt: at }
}

function readTime(text: string, seq: number): number {
  const at = Date.parse(text)
  if (Number.isNaN(at)) throw altered(seq, 'has no time')
  return at
}

/**
 * Checks the age of the first entry in the export, when earlier entries are missing. Throws when the missing
 * entries were deleted before the end of their retention time.
 */
function requireOld(seq: number, { at }: Body, notes: string[]): void {
  const isOld = Date.now() - Date.parse(at) > KEPT_MS - 2 * DAY_MS
  if (!isOld) throw altered(seq - 1, 'was deleted before the end of its seven years')
  notes.push(`Entries 1 to ${String(seq - 1)} are older than seven years and were deleted.`)
}

function checkDetails({ seq, salt, text }: Line, { details }: Body, walked: Walked): void {
  if (text === undefined) {
    if (details !== null) walked.erased += 1
    return
  }
  const salted = createHash('sha256')
    .update(Buffer.from(salt ?? '', 'hex'))
    .update(text)
  if (salted.digest('hex') !== details) throw altered(seq, 'has details that were altered')
}

function describeRestored(seq: number, { at, head }: Body): string {
  const from = head ? `head ${String(head.seq)}` : 'the backup'
  return `Entry ${String(seq)}: a backup was restored at ${at}. The actions between ${from} and this time are lost.`
}

type ReadAnchoredAt = (head: Head) => Promise<number>

/**
 * Reads the time of each head's anchor. A head that is not on the chain confirms nothing. Its entries are
 * confirmed by the next head that is on the chain.
 */
async function confirmHeads(
  heads: readonly Head[],
  readAt: ReadAnchoredAt,
  say: (line: string) => void,
): Promise<Confirmed[]> {
  const confirmed: Confirmed[] = []
  let restore: Restore | undefined
  for (const head of heads) {
    restore = joinRestores(restore, head.restore)
    if (head.anchor === undefined) {
      say(`Head ${String(head.seq)} of ${head.day} is not on the blockchain.`)
      continue
    }
    const anchoredAt = await readAt(head)
    if (anchoredAt === 0) throw altered(head.seq, 'is a head that is not in the contract')
    confirmed.push({ ...head, anchoredAt, restore })
    restore = undefined
  }
  return confirmed
}

function joinRestores(one?: Restore, other?: Restore): Restore | undefined {
  return one && other ? { lastAt: one.lastAt, at: other.at } : (one ?? other)
}

/** Finds heads that were anchored late. Uses the time of the chain, because another clock could be wrong. */
function findLate(heads: readonly Confirmed[]): string[] {
  return heads
    .filter(({ day, anchoredAt }) => anchoredAt > Date.parse(day) + ANCHORED_WITHIN_MS)
    .map(({ seq, day, anchoredAt }) => {
      return `Head ${String(seq)} of ${day} was anchored on ${formatTime(anchoredAt)}.`
    })
}

/**
 * Finds the times without an anchor, from the first entry to the end of the file. A restore excuses the time
 * that it has lost, and no other: the last entry of its backup is near to the anchor before it, and the restore
 * is near to the anchor after it.
 */
function findGaps(
  { beginsAt, endsAt, heads, restore }: Walked,
  confirmed: readonly Confirmed[],
): { gaps: string[]; excused: string[] } {
  const last = confirmed.at(-1)
  const unconfirmed = heads.slice(last ? heads.findIndex(({ seq }) => seq === last.seq) + 1 : 0)
  const afterLast = [...unconfirmed, { restore }].reduce<Restore | undefined>(
    (joined, head) => joinRestores(joined, head.restore),
    undefined,
  )
  const marks: Mark[] = [
    ...confirmed.map((head) => ({ at: head.anchoredAt, restore: head.restore })),
    { at: endsAt, restore: afterLast },
  ]
  const [gaps, excused]: [string[], string[]] = [[], []]
  let before = beginsAt
  for (const { at, restore: between } of marks) {
    const isExcused =
      between && between.lastAt - before <= GAP_MAX_MS && at - between.at <= GAP_MAX_MS
    if (isExcused && at - before > GAP_MAX_MS) {
      const [from, to] = [formatTime(between.lastAt), formatTime(between.at)]
      excused.push(`what was done between ${from} and ${to} was lost by a restore.`)
    } else if (at - before > GAP_MAX_MS) {
      gaps.push(`Between ${formatTime(before)} and ${formatTime(at)} nothing was anchored.`)
    }
    before = at
  }
  return { gaps, excused }
}

function nameUnanchored(heads: readonly Head[]): string[] {
  const seqs = heads.filter(({ anchor }) => anchor === undefined).map(({ seq }) => seq)
  return seqs.length === 0 ? [] : [`no anchor confirms head ${seqs.join(', ')}.`]
}

function formatTime(at: number): string {
  return new Date(at).toISOString()
}

/**
 * Returns the earliest anchor time of the head among all contracts, in milliseconds. Returns 0 when no
 * contract has the head.
 */
async function readAnchoredAt(rpc: string, contracts: string[], head: Head): Promise<number> {
  const found: number[] = []
  for (const to of contracts) {
    const answer = await ask(rpc, to, encodeStatus(head))
    const seconds = Number(BigInt(answer.slice(0, 66)))
    if (seconds > 0) found.push(seconds * 1000)
  }
  return found.length > 0 ? Math.min(...found) : 0
}

function encodeStatus({ anchorHash, anchor }: Head): string {
  const { root, index, siblings } = anchor ?? { root: '', index: 0, siblings: [] }
  const words = [root, index, anchorHash, 4 * 32, siblings.length, ...siblings]
  return STATUS + words.map(encodeWord).join('')
}

function encodeWord(word: string | number): string {
  if (typeof word === 'number') return word.toString(16).padStart(64, '0')
  const digits = word.replace(/^0x/, '')
  if (!/^[0-9a-f]{64}$/.test(digits))
    throw new Found('ALTERED. The proof of a head cannot be read.')
  return digits
}

async function ask(rpc: string, to: string, data: string): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] }
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(rpc, { method: 'POST', headers, body: JSON.stringify(call) })
    .then(async (response) => (await response.json()) as { result?: string })
    .catch((error: unknown) => {
      throw new Error(`The node does not answer: ${String(error)}`)
    })
  if (answer.result?.length !== 2 + 2 * 64) throw new Error(`No registry answers at ${to}.`)
  return answer.result
}

/**
 * Parses a line without a check of its fields. A wrong field leads to a wrong hash or to a head that no
 * contract has.
 */
function read(text: string, seq: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw altered(seq, 'cannot be read')
  }
}

function altered(seq: number, fault: string): Found {
  return new Found(`ALTERED. Entry ${String(seq)} ${fault}.`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
