import { createStore } from '#pwa/ui/create-store.ts'
import { siteTexts } from '#pwa/ui/browser-storage.ts'

const OFFSET_KEY = 'clockOffset'

/** The average error of the header `Date`, which gives the time in whole seconds. */
const HALF_SECOND_MS = 500
/**
 * The smallest difference between the two clocks that can be measured, in milliseconds. The header
 * and the network make smaller differences uncertain.
 */
const RESOLUTION_MS = 2000
/**
 * The longest time between request and response that allows a measurement. After a longer time,
 * nobody knows when the server wrote the header.
 */
const SLOW_MS = 5000

/** The server's clock minus the device's clock, in milliseconds. Null before the first response. */
const known = createStore<number | null>(null)
let remembered: number | null = null
/**
 * The value of `clockOrigin` at the last measurement of the offset. Null before the first
 * measurement.
 */
let learnedFrom: number | null = null

/**
 * Measures the offset with the header `Date` of a response. Ignores a response that can come from a cache.
 */
export function recordServerTime(
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
 * Returns the time at which the page's timer was zero, by the device's clock. The value changes
 * when somebody sets the clock. It also grows during sleep, when the timer may stop.
 */
function clockOrigin(): number {
  return Date.now() - performance.now()
}

/**
 * Returns how far the device's clock has jumped since the last measurement. Returns zero for a
 * small jump, because clock and timer are not exact.
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
 * Returns the server's clock minus the device's clock, in milliseconds. The last measurement may be
 * from an earlier visit. If the device's clock was set back after the measurement, corrects the
 * offset by this jump. A jump ahead changes nothing, because it may come from sleep.
 */
export function readClockOffset(): number {
  return readLearned() - Math.min(readJump(), 0)
}

/** Returns the server's time as far as this device knows it, even without a connection. */
export function serverNow(): number {
  return Date.now() + readClockOffset()
}

/**
 * `now` is the device's time plus the offset. `orElse` is the device's own time, if the offset is uncertain,
 * because the device's clock may then be right. The offset is uncertain after a jump of the clock, and when
 * an earlier page measured it.
 */
export function possibleTimes(): { now: number; orElse: number } {
  const isCertain = learnedFrom !== null && readJump() === 0
  const now = serverNow()
  return { now, orElse: isCertain ? now : Date.now() }
}

export function useClockOffset(): number {
  return known.use() ?? readClockOffset()
}
