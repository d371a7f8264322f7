import { readdirSync, readFileSync } from 'node:fs'

/** By proc(5); Linux counts in hundredths of a second. */
const TICK_MICROS = 10_000
const PARENT = 1
const USER = 11
const SYSTEM = 12
/** Of children that have ended. */
const ENDED_USER = 13
const ENDED_SYSTEM = 14
const WRITERS = /: (walwriter|checkpointer|background writer)/

/** What a process has cost so far, with its children of now and before; in microseconds. */
export function cpuOf(pid: number): number {
  const stats = readAll()
  const own = stats.get(pid)
  if (!own) return 0
  const children = [...stats].filter(([, fields]) => fields[PARENT] === pid)
  const ticks = [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM].map((field) => own[field] ?? 0)
  const ended = ticks.reduce((sum, one) => sum + one, 0) * TICK_MICROS
  return children.reduce((sum, [child]) => sum + cpuOf(child), ended)
}

/** What PostgreSQL has cost so far: its writers of the log and of pages, and everything else. */
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

/** The fields behind the name, which may hold anything. */
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
