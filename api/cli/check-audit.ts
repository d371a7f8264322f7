/*
 * For whoever was handed an export of the audit and trusts neither the product nor its database. It
 * uses nothing but what comes with Node, and asks nobody but an Ethereum node.
 */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

const USAGE = `Usage: npm run check-audit -- export.ndjson --rpc URL --contract ADDRESS
  --contract  where the days are anchored; again for each contract that they were anchored at before`

const SOUND = 0
const ALTERED = 1
const NOT_CHECKED = 2
const LATE = 3

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** From the start of the day on which a head was made. */
const ANCHORED_WITHIN_MS = 26 * HOUR_MS
/** What is older may be gone: entries are kept for seven years. */
const KEPT_MS = 7 * 365 * DAY_MS
/** `status(bytes32,uint256,bytes32,bytes32[])` */
const STATUS = '0x2f1a39bc'

interface Line {
  seq: number
  hash: string
  /** Absent once it has been kept long enough. */
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
  /** After a restore, whose lost days have no head. */
  isAfterRestore: boolean
}

class Altered extends Error {}
class ChainAway extends Error {}

interface Walked {
  entries: number
  erased: number
  heads: Head[]
  notes: string[]
  lastSeq: number
}

async function checkAudit(args: string[]): Promise<number> {
  const options = { rpc: { type: 'string' }, contract: { type: 'string', multiple: true } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [path] = positionals
  const { rpc, contract: contracts = [] } = values
  if (path === undefined || rpc === undefined || contracts.length === 0) throw new Error(USAGE)

  const { entries, erased, heads, notes, lastSeq } = await walk(path)
  console.log(`${String(entries)} entries hang together; details of ${String(erased)} are erased.`)
  for (const note of notes) console.log(note)
  const late = [
    ...findMissingDays(heads),
    ...(await checkAnchors(heads, (head) => readAnchoredAt(rpc, contracts, head))),
  ]
  const anchored = heads.findLast(({ anchor }) => anchor !== undefined)
  const from = (anchored?.seq ?? 0) + 1
  if (from <= lastSeq) {
    const which = `Entries ${String(from)} to ${String(lastSeq)}`
    console.log(`${which} come after the last anchor: they are only as good as the database.`)
  }
  for (const line of late) console.log(`LATE. ${line}`)
  if (late.length > 0) return LATE
  console.log('SOUND. Nothing was altered, taken out or put in before the last anchor.')
  return SOUND
}

/** Rehashes every line. Throws `Altered` for the first that does not hang on the one before it. */
async function walk(path: string): Promise<Walked> {
  const walked: Walked = { entries: 0, erased: 0, heads: [], notes: [], lastSeq: 0 }
  let announced: number | undefined
  let previous = ''
  let isAfterRestore = false
  for await (const text of createInterface({ input: createReadStream(path) })) {
    if (announced === undefined) {
      announced = readAnnounced(text)
      continue
    }
    const seq = walked.lastSeq + 1
    const line = read(text, seq) as Line
    if (line.seq !== seq) throw altered(seq, `is missing: ${String(line.seq)} stands in its place`)
    walked.lastSeq = seq
    if (line.body === undefined) {
      if (walked.entries > 0) throw altered(seq, 'has no entry, though earlier ones do')
      previous = line.hash
      continue
    }
    const hash = sha256(`vsg/audit/1\n${previous}\n${line.body}`)
    if (hash !== line.hash) throw altered(seq, 'or what comes before it was altered')
    previous = hash
    const body = read(line.body, seq) as Body
    if (walked.entries === 0 && seq > 1) requireOld(seq, body, walked.notes)
    walked.entries += 1
    checkDetails(line, body, walked)
    if (body.action === 'restored') {
      isAfterRestore = true
      walked.notes.push(sayRestored(seq, body))
    }
    if (body.action !== 'head') continue
    const day = body.at.slice(0, 10)
    const anchorHash = sha256(`vsg/audit-head/1\n${String(seq)}\n${hash}`)
    walked.heads.push({ seq, day, anchorHash, anchor: line.anchor, isAfterRestore })
    isAfterRestore = false
  }
  if (announced === undefined) throw altered(1, 'is missing: the file is empty')
  if (walked.lastSeq !== announced) {
    throw altered(walked.lastSeq + 1, `is missing: the export has ${String(announced)} entries`)
  }
  return walked
}

function readAnnounced(text: string): number {
  const { format, lastSeq } = read(text, 1) as { format?: string; lastSeq?: number }
  if (format !== 'vsg/audit/1' || lastSeq === undefined)
    throw altered(1, 'is not preceded by a head')
  return lastSeq
}

/** Only the oldest may be gone, and only those that have been kept long enough. */
function requireOld(seq: number, { at }: Body, notes: string[]): void {
  const isOld = Date.now() - Date.parse(at) > KEPT_MS - 2 * DAY_MS
  if (!isOld) throw altered(seq - 1, 'was removed before its seven years were over')
  notes.push(`Entries 1 to ${String(seq - 1)} are older than seven years and no longer kept.`)
}

function checkDetails({ seq, salt, text }: Line, { details }: Body, walked: Walked): void {
  if (text === undefined) {
    if (details !== null) walked.erased += 1
    return
  }
  const salted = createHash('sha256')
    .update(Buffer.from(salt ?? '', 'hex'))
    .update(text)
  if (salted.digest('hex') !== details) throw altered(seq, 'has other details than were written')
}

function sayRestored(seq: number, { at, head }: Body): string {
  const from = head ? `head ${String(head.seq)}` : 'the backup'
  return `Entry ${String(seq)}: a backup was restored at ${at}. What was done between ${from} and then is lost.`
}

/** One a day from the first on; the days that a restore has lost are named by it. */
function findMissingDays(heads: readonly Head[]): string[] {
  const gaps = heads.slice(1).flatMap(({ day, isAfterRestore }, at) => {
    const before = heads[at]?.day ?? day
    const isNext = Date.parse(day) - Date.parse(before) <= DAY_MS
    return isNext || isAfterRestore ? [] : [`Between ${before} and ${day} no day was anchored.`]
  })
  const last = heads.at(-1)
  const isOver = last && Date.now() > Date.parse(last.day) + DAY_MS + ANCHORED_WITHIN_MS
  return isOver ? [...gaps, `No day was anchored since ${last.day}.`] : gaps
}

type ReadAnchoredAt = (head: Head) => Promise<number>

async function checkAnchors(heads: readonly Head[], readAt: ReadAnchoredAt): Promise<string[]> {
  const late: string[] = []
  for (const head of heads) {
    const { seq, day, anchor } = head
    const latest = Date.parse(day) + ANCHORED_WITHIN_MS
    const anchoredAt = anchor && (await readAt(head))
    if (anchoredAt === 0) throw altered(seq, 'is a head that the contract does not have')
    if (anchoredAt === undefined && Date.now() < latest) {
      console.log(`Head ${String(seq)} of ${day} is on its way to the chain.`)
    } else if (anchoredAt === undefined) {
      late.push(`Head ${String(seq)} of ${day} is not anchored.`)
    } else if (anchoredAt > latest) {
      const when = new Date(anchoredAt).toISOString()
      late.push(`Head ${String(seq)} of ${day} was anchored on ${when}.`)
    }
  }
  return late
}

/** The earliest of all contracts in milliseconds, 0 where none has it. */
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
  if (!/^[0-9a-f]{64}$/.test(digits)) throw new Altered('A head has no proof that can be read.')
  return digits
}

async function ask(rpc: string, to: string, data: string): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, 'latest'] }
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(rpc, { method: 'POST', headers, body: JSON.stringify(call) })
    .then(async (response) => (await response.json()) as { result?: string })
    .catch((error: unknown) => {
      throw new ChainAway(`The node does not answer: ${String(error)}`)
    })
  if (answer.result?.length !== 2 + 2 * 64) throw new ChainAway(`No registry answers at ${to}.`)
  return answer.result
}

/** What is not as it says comes out as another hash, or as one that nobody has anchored. */
function read(text: string, seq: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw altered(seq, 'cannot be read')
  }
}

function altered(seq: number, fault: string): Altered {
  return new Altered(`Entry ${String(seq)} ${fault}.`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

checkAudit(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    const sentence = error instanceof Error ? error.message : String(error)
    const isAltered = error instanceof Altered
    console.error(`${isAltered ? 'ALTERED' : 'NOT CHECKED'}. ${sentence}`)
    process.exitCode = isAltered ? ALTERED : NOT_CHECKED
  },
)
