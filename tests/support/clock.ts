/**
 * Debian's libfaketime gives another clock to a process and its children. `FAKETIME` is the
 * difference between this clock and the machine's clock.
 */
export const FAKED = {
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
  // Waits use the machine's own clock. With changed waits, Chromium would wait for seconds.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
}

/**
 * These variables give the clock of this process to another process. A process that does not
 * inherit this environment needs them.
 */
export const CLOCK = Object.fromEntries(
  [...Object.keys(FAKED), 'FAKETIME'].map((name) => [name, process.env[name]]),
)

export function formatAhead(ms: number): string {
  return `${ms < 0 ? '' : '+'}${String(ms / 1000)}s`
}

/**
 * Returns the difference between the clock of this process and the machine's clock, in
 * milliseconds. The difference is positive if the clock of this process is ahead.
 */
export function readAheadMs(): number {
  return Number.parseFloat(process.env.FAKETIME ?? '0') * 1000
}
