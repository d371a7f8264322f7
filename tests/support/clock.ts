/**
 * Debian's libfaketime gives a process, and all that it starts, another clock: by `FAKETIME`, which says how far it
 * is ahead of the machine's.
 */
export const FAKED = {
  LD_PRELOAD: '/usr/$LIB/faketime/libfaketime.so.1',
  // Waits are by the machine's own clock; where they are corrected too, Chromium waits for seconds.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  FAKETIME_FORCE_MONOTONIC_FIX: '0',
}

/** What a process with an environment of its own is given of this one's, to have the same clock. */
export const CLOCK = Object.fromEntries(
  [...Object.keys(FAKED), 'FAKETIME'].map((name) => [name, process.env[name]]),
)

export function formatAhead(ms: number): string {
  return `${ms < 0 ? '' : '+'}${String(ms / 1000)}s`
}

/** How far this process is ahead. */
export function readAheadMs(): number {
  return Number.parseFloat(process.env.FAKETIME ?? '0') * 1000
}
