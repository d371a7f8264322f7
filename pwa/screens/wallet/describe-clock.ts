import { words } from './words.tsx'

const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

/**
 * Says how far this device's clock is behind or ahead. `offset` is the server's time minus the
 * device's time, in milliseconds.
 */
export function describeClock(offset: number): string {
  const span = describeSpan(Math.round(Math.abs(offset) / 1000))
  return offset > 0 ? words.clock.behind(span) : words.clock.ahead(span)
}

function describeSpan(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return words.clock.seconds(seconds)
  if (seconds < 2 * HOUR_S) return words.clock.minutes(Math.round(seconds / MINUTE_S))
  if (seconds < 2 * DAY_S) return words.clock.hours(Math.round(seconds / HOUR_S))
  return words.clock.days(Math.round(seconds / DAY_S))
}
