/**
 * Kills the process by SIGKILL, for tests of crashes. Does nothing unless the variable `FAILPOINT` is equal
 * to `name`. Does nothing in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT !== name || process.env.NODE_ENV === 'production') return
  process.kill(process.pid, 'SIGKILL')
}
