import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { DAY_MS, MINUTE_MS } from '#contracts/time.ts'
import { Found } from './run.ts'

/** The retention time of entries: seven years. The export can lack older entries. */
const KEPT_MS = 7 * 365 * DAY_MS
/**
 * The longest time by which an entry may be older than an entry before it. The clocks of two machines differ,
 * and an entry gets its number only when its transaction has ended.
 */
const BACK_MAX_MS = 15 * MINUTE_MS

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

export interface Head {
  seq: number
  day: string
  anchorHash: string
  anchor: Line['anchor']
  /** The restores between this head and the one before. The days that they have lost have no head. */
  restores: Restore[]
}

/**
 * A restore of a backup, in milliseconds: the latest entry of the backup, and the time of the restore. What was
 * done between these two times is lost.
 */
export interface Restore {
  lastAt: number
  at: number
}

export interface AuditFile {
  entries: number
  erased: number
  heads: Head[]
  notes: string[]
  lastSeq: number
  /** The time of the first entry that still has a body. */
  beginsAt: number
  /** The time of the last entry or of the export: the later of the two. */
  endsAt: number
  /** The latest time of an entry. */
  latestAt: number
  /** The entries at which the time goes back. */
  backs: number[]
  /** The restores after the last head. */
  restores: Restore[]
}

/**
 * Computes the hash of every line of the export again. Throws a `Found` for the first line that does not
 * match the line before it.
 */
export async function readAuditFile(path: string): Promise<AuditFile> {
  const walked: AuditFile = {
    ...{ entries: 0, erased: 0, heads: [], notes: [], lastSeq: 0 },
    ...{ beginsAt: 0, endsAt: 0, latestAt: 0, backs: [], restores: [] },
  }
  let announced: number | undefined
  let previous = ''
  let isBack = false
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
    const at = readTime(body.at, seq)
    if (walked.entries === 0 && seq > 1) requireOld(seq, at, walked.notes)
    if (walked.entries === 0) walked.beginsAt = walked.latestAt = at
    walked.entries += 1
    const wasBack = isBack
    isBack = at < walked.latestAt - BACK_MAX_MS
    if (isBack && !wasBack) walked.backs.push(seq)
    checkDetails(line, body, walked)
    if (body.action === 'restored') {
      walked.restores.push({ lastAt: walked.latestAt, at })
      walked.notes.push(describeRestored(seq, body))
    }
    walked.latestAt = Math.max(walked.latestAt, at)
    if (body.action !== 'head') continue
    const day = body.at.slice(0, 10)
    const anchorHash = sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
    walked.heads.push({ seq, day, anchorHash, anchor: line.anchor, restores: walked.restores })
    walked.restores = []
  }
  if (announced === undefined) throw altered(1, 'is missing: the file is empty')
  if (walked.lastSeq !== announced) {
    throw altered(walked.lastSeq + 1, `is missing: the export has ${String(announced)} entries`)
  }
  walked.endsAt = Math.max(walked.endsAt, walked.latestAt)
  return walked
}

function readHeader(text: string): { lastSeq: number; exportedAt: number } {
  const { format, lastSeq, exportedAt } = read(text, 1) as Partial<Record<string, unknown>>
  const at = parseTime(exportedAt)
  if (format !== 'vsg/audit/1' || typeof lastSeq !== 'number' || at === undefined)
    throw altered(1, 'cannot be checked: the file does not begin with the header of an export')
  return { lastSeq, exportedAt: at }
}

function readTime(text: string, seq: number): number {
  const at = parseTime(text)
  if (at === undefined) throw altered(seq, 'has no time')
  return at
}

/** Returns undefined for a time that the product does not write: `Date.parse` reads nearly every text. */
function parseTime(text: unknown): number | undefined {
  const at = typeof text === 'string' ? Date.parse(text) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString() === text ? at : undefined
}

/**
 * Checks the age of the first entry in the export, when earlier entries are missing. Throws when the missing
 * entries were deleted before the end of their retention time.
 */
function requireOld(seq: number, at: number, notes: string[]): void {
  const isOld = Date.now() - at > KEPT_MS - 2 * DAY_MS
  if (!isOld) throw altered(seq - 1, 'was deleted before the end of its seven years')
  notes.push(`Entries 1 to ${String(seq - 1)} are older than seven years and were deleted.`)
}

function checkDetails({ seq, salt, text }: Line, { details }: Body, walked: AuditFile): void {
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

export function altered(seq: number, fault: string): Found {
  return new Found(`ALTERED. Entry ${String(seq)} ${fault}.`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
