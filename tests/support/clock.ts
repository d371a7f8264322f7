/**
 * Debian's libfaketime gives a process and its children another clock. `FAKETIME` says how far this
 * clock is ahead of the machine's clock.
 */
export const FAKED = {
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
  // Waits use the machine's own clock. If libfaketime also changed the waits, Chromium would wait
  // for seconds.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
}

/**
 * The variables that give another process the clock of this process. A process that does not
 * inherit this environment needs them.
 */
export const CLOCK = Object.fromEntries(
  [...Object.keys(FAKED), 'FAKETIME'].map((name) => [name, process.env[name]]),
)

export function formatAhead(ms: number): string {
  return `${ms < 0 ? '' : '+'}${String(ms / 1000)}s`
}

/** Returns how many milliseconds the clock of this process is ahead of the machine's clock. */
export function readAheadMs(): number {
  return Number.parseFloat(process.env.FAKETIME ?? '0') * 1000
}
