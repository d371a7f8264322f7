import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const OFFSET_KEY = 'clockOffset'

/** The header has whole seconds, so it is half a second behind on average. */
const HALF_SECOND_MS = 500
/** Header and network cannot show a smaller difference. */
const RESOLUTION_MS = 2000
/** A slower answer does not tell when the server wrote its header. */
const SLOW_MS = 5000

/** In milliseconds; null before the first answer. */
const known = createStore<number | null>(null)
let remembered: number | null = null
/** The clock origin at the time when the offset was last learned. */
let learnedFrom: number | null = null

/** Learns the offset from an answer of the server itself, not of a cache. */
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

/**
 * The time at which the page's timer was zero. It moves when somebody sets the device's clock, and forward
 * when the page's timer stops during sleep.
 */
function clockOrigin(): number {
  return Date.now() - performance.now()
}

/** Zero for a difference that the two timers can have on their own. */
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
 * How far the server's clock is ahead of this one, as last learned, perhaps on an earlier visit. A backward
 * jump since then adds to the offset: somebody has set the clock, because sleep never causes one.
 */
export function readClockOffset(): number {
  return readLearned() - Math.min(readJump(), 0)
}

/** The server's time as far as this device knows it, also offline. */
export function serverNow(): number {
  return Date.now() + readClockOffset()
}

/**
 * Two possible times: the server's time by the offset, and this device's own time when the offset is
 * uncertain. It is uncertain when it comes from an earlier page, or after a jump of the clock: the clock may
 * be right since.
 */
export function possibleTimes(): { now: number; orElse: number } {
  const isCertain = learnedFrom !== null && readJump() === 0
  const now = serverNow()
  return { now, orElse: isCertain ? now : Date.now() }
}

export function useClockOffset(): number {
  return known.use() ?? readClockOffset()
}
