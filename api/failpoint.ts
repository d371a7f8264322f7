/**
 * Kills the process at this point, for tests of faults. Does so only when the variable `FAILPOINT` contains
 * the name, and never in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT !== name || process.env.NODE_ENV === 'production') return
  process.kill(process.pid, 'SIGKILL')
}
