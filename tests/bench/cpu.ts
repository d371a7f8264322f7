import { readdirSync, readFileSync } from 'node:fs'

/**
 * The length of one tick in microseconds. Linux counts processor time in hundredths of a second
 * (proc(5)).
 */
const TICK_MICROS = 10_000
const PARENT = 1
const USER = 11
const SYSTEM = 12
/** The positions of the fields with the processor time of ended children. */
const ENDED_USER = 13
const ENDED_SYSTEM = 14
const WRITERS = /: (walwriter|checkpointer|background writer)/

/**
 * Returns the processor time of a process and its children so far, in microseconds. Children that
 * have ended are included.
 */
export function cpuOf(pid: number): number {
  const stats = readAll()
  const own = stats.get(pid)
  if (!own) return 0
  const children = [...stats].filter(([, fields]) => fields[PARENT] === pid)
  const ticks = [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM].map((field) => own[field] ?? 0)
  const ended = ticks.reduce((sum, one) => sum + one, 0) * TICK_MICROS
  return children.reduce((sum, [child]) => sum + cpuOf(child), ended)
}

/**
 * Returns the processor time of PostgreSQL so far, in microseconds. `writers` are the processes
 * that write the log and the pages. `backends` are all other processes.
 */
export function cpuOfPostgres(postmaster: number): { backends: number; writers: number } {
  const children = [...readAll()].filter(([, fields]) => fields[PARENT] === postmaster)
  const writers = children
    .filter(([pid]) => WRITERS.test(readOrNothing(`/proc/${String(pid)}/cmdline`)))
    .reduce((sum, [pid]) => sum + cpuOf(pid), 0)
  return { backends: cpuOf(postmaster) - writers, writers }
}

export function parentOf(pid: number): number {
  return readAll().get(pid)?.[PARENT] ?? 0
}

/**
 * Returns the fields of `/proc/<pid>/stat` by process id. Leaves out the fields up to the process's
 * name. The name may contain any characters, so the other fields are found after its closing
 * bracket.
 */
function readAll(): Map<number, number[]> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(
    pids.flatMap((pid) => {
      const stat = readOrNothing(`/proc/${pid}/stat`)
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return stat === '' ? [] : [[Number(pid), fields.map(Number)]]
    }),
  )
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
