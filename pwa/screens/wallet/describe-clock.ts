const MINUTE_S = 60
const HOUR_S = 3600
const DAY_S = 86_400

/**
 * Says whether this device's clock is slow or fast. `offset` is the server's time minus the device's time, in
 * milliseconds.
 */
export function describeClock(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / 1000)
  return `This device's clock is ${describeSpan(seconds)} ${offset > 0 ? 'behind' : 'ahead'}.`
}

function describeSpan(seconds: number): string {
  if (seconds < 2 * MINUTE_S) return `${String(seconds)} seconds`
  if (seconds < 2 * HOUR_S) return `${String(Math.round(seconds / MINUTE_S))} minutes`
  if (seconds < 2 * DAY_S) return `${String(Math.round(seconds / HOUR_S))} hours`
  return `${String(Math.round(seconds / DAY_S))} days`
}
