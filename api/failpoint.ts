/**
 * A point at which a fault test may kill the process. Nothing happens unless the variable FAILPOINT names
 * the point, and never in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT !== name || process.env.NODE_ENV === 'production') return
  process.kill(process.pid, 'SIGKILL')
}
