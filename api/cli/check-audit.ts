/*
 * This program is for an auditor who has an export of the audit, and trusts neither the product nor its
 * database. It needs no packages, only Node. It connects only to an Ethereum node.
 */
import { HOUR_MS, DAY_MS } from '#contracts/time.ts'
import { altered, type Head, readAuditFile, type Restore, type AuditFile } from './audit-file.ts'
import { Found, FOUND, type Report, SOUND } from './run.ts'
import { print } from './print.ts'

/** The time from the start of a day in which the head of this day must be anchored. */
const ANCHORED_WITHIN_MS = 26 * HOUR_MS
/**
 * The longest time between the anchors of two days, if the first is early and the second is late. An entry
 * must also be that near to the next anchor, and the end of the file that near to the last one.
 */
const GAP_MAX_MS = DAY_MS + ANCHORED_WITHIN_MS
/** The selector of the contract's function `status(bytes32,uint256,bytes32,bytes32[])`. */
const STATUS = '0x2f1a39bc'

/** A point in time up to which something is known, and the restores before it. */
interface Mark {
  at: number
  restores: Restore[]
}

/** A head with the time of its anchor. The time is from the chain. */
interface Confirmed extends Head {
  anchoredAt: number
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
  const say = json ? () => undefined : print
  const walked = await readAuditFile(path)
  const { entries, erased, heads, notes, lastSeq } = walked
  say(
    `${String(entries)} entries form an unbroken chain. The details of ${String(erased)} entries are erased.`,
  )
  for (const note of notes) say(note)
  const confirmed = await confirmHeads(heads, (head) => readAnchoredAt(rpc, contracts, head), say)
  const last = confirmed.at(-1)
  const { gaps, excused } = findGaps(walked, confirmed)
  const late = [...findLate(confirmed), ...gaps, ...walked.backs.map(describeBack)]
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
  let restores: Restore[] = []
  for (const head of heads) {
    restores = [...restores, ...head.restores]
    if (head.anchor === undefined) {
      say(`Head ${String(head.seq)} of ${head.day} is not on the blockchain.`)
      continue
    }
    const anchoredAt = await readAt(head)
    if (anchoredAt === 0) throw altered(head.seq, 'is a head that is not in the contract')
    confirmed.push({ ...head, anchoredAt, restores })
    restores = []
  }
  return confirmed
}

/** Finds heads that were anchored late. Uses the time of the chain, because another clock could be wrong. */
function findLate(heads: readonly Confirmed[]): string[] {
  return heads
    .filter(({ day, anchoredAt }) => anchoredAt > Date.parse(day) + ANCHORED_WITHIN_MS)
    .map(({ seq, day, anchoredAt }) => {
      return `Head ${String(seq)} of ${day} was anchored on ${formatTime(anchoredAt)}.`
    })
}

function describeBack(seq: number): string {
  return `Entry ${String(seq)} has an earlier time than an entry before it.`
}

/**
 * Finds the times without an anchor, from the first entry to the end of the file. Restores excuse the times
 * that they have lost, and no other.
 */
function findGaps(
  { beginsAt, endsAt, heads, restores }: AuditFile,
  confirmed: readonly Confirmed[],
): { gaps: string[]; excused: string[] } {
  const last = confirmed.at(-1)
  const unconfirmed = heads.slice(last ? heads.findIndex(({ seq }) => seq === last.seq) + 1 : 0)
  const marks: Mark[] = [
    ...confirmed.map((head) => ({ at: head.anchoredAt, restores: head.restores })),
    { at: endsAt, restores: [...unconfirmed.flatMap((head) => head.restores), ...restores] },
  ]
  const [gaps, excused]: [string[], string[]] = [[], []]
  let before = beginsAt
  for (const mark of marks) {
    if (mark.at - before > GAP_MAX_MS) {
      if (isExcused(before, mark)) excused.push(...mark.restores.map(describeLost))
      else
        gaps.push(`Between ${formatTime(before)} and ${formatTime(mark.at)} nothing was anchored.`)
    }
    before = mark.at
  }
  return { gaps, excused }
}

/**
 * Returns whether restores have lost nearly all of the time before a mark. The latest entry of the first backup
 * must be near to the mark before. After the first restore, the times that no restore has lost must together be
 * short: otherwise many restores could excuse the entries between them.
 */
function isExcused(before: number, { at, restores }: Mark): boolean {
  const [first] = restores
  const kept = restores.map((restore, nth) => (restores[nth + 1]?.lastAt ?? at) - restore.at)
  const total = kept.reduce((sum, time) => sum + Math.max(0, time), 0)
  return first !== undefined && first.lastAt - before <= GAP_MAX_MS && total <= GAP_MAX_MS
}

function describeLost({ lastAt, at }: Restore): string {
  return `what was done between ${formatTime(lastAt)} and ${formatTime(at)} was lost by a restore.`
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
