/** On this day, the facts of every question of the exam are fresh. */
export const EXAM_DAY = new Date('2026-11-24T10:00:00Z')

/**
 * Returns the variables that give a process and its children another clock, by Debian's datefudge. The clock
 * shows `instant` now, and runs on. Waits and the times of files keep the machine's clock.
 */
export function clockAt(instant: Date): { LD_PRELOAD: string; DATEFUDGE: string } {
  const behindMs = Date.now() - instant.getTime()
  // datefudge subtracts this number of seconds from the machine's clock. The clock of this process may differ
  // from the machine's clock too.
  const behind = Math.round(behindMs / 1000) + Number(process.env.DATEFUDGE ?? 0)
  return { LD_PRELOAD: '/usr/$LIB/datefudge/datefudge.so', DATEFUDGE: String(behind) }
}
