/**
 * Kills the process with SIGKILL, for tests of crashes. Does so only if the variable `FAILPOINT` is equal to
 * `name`, and never in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT !== name || process.env.NODE_ENV === 'production') return
  process.kill(process.pid, 'SIGKILL')
}
