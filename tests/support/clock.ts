/**
 * Debian's datefudge gives another clock to a process and its children. `DATEFUDGE` is the number
 * of seconds by which this clock is behind the machine's clock. Waits and the times of files use
 * the machine's own clock.
 */
export const FAKED = { LD_PRELOAD: '/usr/$LIB/datefudge/datefudge.so' }

/**
 * These variables give the clock of this process to another process. A process that does not
 * inherit this environment needs them.
 */
export const CLOCK = Object.fromEntries(
  [...Object.keys(FAKED), 'DATEFUDGE'].map((name) => [name, process.env[name]]),
)

/** Returns the value of `DATEFUDGE` for a clock that is ahead by this many milliseconds. */
export function formatAhead(ms: number): string {
  return String(Math.round(-ms / 1000))
}

/**
 * Returns the difference between the clock of this process and the machine's clock, in
 * milliseconds. The difference is positive if the clock of this process is ahead.
 */
export function readAheadMs(): number {
  return Number(process.env.DATEFUDGE ?? '0') * -1000
}
