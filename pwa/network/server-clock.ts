import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const OFFSET_KEY = 'clockOffset'

/** The average error of the header `Date`, which contains whole seconds. */
const HALF_SECOND_MS = 500
/** The smallest difference of clocks, in milliseconds, that the header and the network let us measure. */
const RESOLUTION_MS = 2000
/**
 * The longest duration of a measurement. With a slower response, nobody knows when the server wrote the
 * header.
 */
const SLOW_MS = 5000

/** The offset of the server's clock in milliseconds. Null before the first response. */
const known = createStore<number | null>(null)
let remembered: number | null = null
/** The result of `clockOrigin` when the offset was last measured. */
let learnedFrom: number | null = null

/**
 * Measures the offset with the header `Date` of a response. Ignores a response that can come from a cache.
 */
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
 * Returns the time at which the page's timer was zero, by the device's clock. The result changes when
 * somebody sets the clock. It also grows when the timer stops during sleep.
 */
function clockOrigin(): number {
  return Date.now() - performance.now()
}

/**
 * Returns how far the device's clock jumped since the offset was measured. Returns zero for a small
 * difference, because clock and timer are not exact.
 */
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
 * Returns how far the server's clock is ahead of the device's clock. The last measurement can be from an
 * earlier visit. A backward jump since then is added to the offset: sleep never causes such a jump, so
 * somebody has set the clock.
 */
export function readClockOffset(): number {
  return readLearned() - Math.min(readJump(), 0)
}

/** Returns the server's time as far as this device knows it, even without a connection. */
export function serverNow(): number {
  return Date.now() + readClockOffset()
}

/**
 * Returns two possible times: `now` by the offset, and `orElse` by the device's own clock if the offset is
 * uncertain. The offset is uncertain after a jump of the clock, or when an earlier page measured it. In these
 * cases, the device's clock can be correct.
 */
export function possibleTimes(): { now: number; orElse: number } {
  const isCertain = learnedFrom !== null && readJump() === 0
  const now = serverNow()
  return { now, orElse: isCertain ? now : Date.now() }
}

export function useClockOffset(): number {
  return known.use() ?? readClockOffset()
}
