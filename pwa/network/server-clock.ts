import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const OFFSET_KEY = 'clockOffset'

/** The header has whole seconds: on average it is half of one behind. */
const HALF_SECOND_MS = 500
/** A smaller difference is within what the header and the network can tell. */
const RESOLUTION_MS = 2000
/** An answer that took longer says too little about when its header was written. */
const SLOW_MS = 5000

/** In milliseconds; null before an answer has told it. */
const known = createStore<number | null>(null)
let remembered: number | null = null
/** Where this clock and the page's own began to count together when the offset was last learned. */
let learnedFrom: number | null = null

/** Learns from an answer that comes from the server itself, not from a cache. */
export function noteServerTime(
  headers: Headers,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
): void {
  const written = Date.parse(headers.get('Date') ?? '')
  const isFresh = headers.get('Cache-Control')?.includes('no-store') ?? false
  if (!isFresh || Number.isNaN(written) || receivedAt - sentAt > SLOW_MS) return
  const offset = Math.round(written + HALF_SECOND_MS - (sentAt + receivedAt) / 2)
  changeOffset(Math.abs(offset) < RESOLUTION_MS ? 0 : offset)
  learnedFrom = clockOrigin()
}

/** It moves when somebody sets the clock, and forward where the page's own stands still in sleep. */
function clockOrigin(): number {
  return Date.now() - performance.now()
}

/** Zero for what the two may differ by on their own. */
function readJump(): number {
  const jump = learnedFrom === null ? 0 : clockOrigin() - learnedFrom
  return Math.abs(jump) < RESOLUTION_MS ? 0 : jump
}

function changeOffset(offset: number) {
  const before = readLearned()
  const isNews = Math.abs(offset - before) >= RESOLUTION_MS || (offset === 0 && before !== 0)
  if (!isNews) return
  siteTexts.set(OFFSET_KEY, String(offset))
  known.write(offset)
}

function readLearned(): number {
  return known.read() ?? (remembered ??= recallOffset())
}

function recallOffset(): number {
  const stored = Number(siteTexts.get(OFFSET_KEY))
  return Number.isFinite(stored) ? stored : 0
}

/**
 * How far the server's clock is ahead of this one, as last learned, perhaps on an earlier visit. A clock
 * that was set back since is that much further behind: no sleep does that.
 */
export function readClockOffset(): number {
  return readLearned() - Math.min(readJump(), 0)
}

/** The server's time as well as this device can know it, also offline. */
export function serverNow(): number {
  return Date.now() + readClockOffset()
}

/**
 * The server's time, and where it may as well be this device's own, both: an offset of an earlier page,
 * or from before the clock jumped, may have been put right since.
 */
export function possibleTimes(): { now: number; orElse: number } {
  const isCertain = learnedFrom !== null && readJump() === 0
  const now = serverNow()
  return { now, orElse: isCertain ? now : Date.now() }
}

export function useClockOffset(): number {
  return known.use() ?? readClockOffset()
}
