/**
 * Where a fault test may kill the process: nothing happens unless the variable FAILPOINT names this
 * point, and nothing ever in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT !== name || process.env.NODE_ENV === 'production') return
  process.kill(process.pid, 'SIGKILL')
}
