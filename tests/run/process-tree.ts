import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the processor time in hundredths of a second. */
const TICK_MS = 10

interface Row {
  parent: number
  processorMs: number
}

/**
 * Returns the processor time of a process and its descendants in milliseconds. Reads the time from
 * `/proc`, as proc(5) describes. An ended process counts for the process that waited for its end.
 * Returns 0 on a system without `/proc`.
 */
export function readProcessorMs(root: number): number {
  const rows = readRows()
  const children = new Map<number, number[]>()
  for (const [pid, { parent }] of rows) children.set(parent, [...(children.get(parent) ?? []), pid])
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + sum(child),
      rows.get(pid)?.processorMs ?? 0,
    )
  return sum(root)
}

function readRows(): Map<number, Row> {
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return new Map(pids.map((pid) => [Number(pid), readRow(pid)]))
  } catch {
    return new Map()
  }
}

function readRow(pid: string): Row {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the process comes before these fields. The name can contain any character, also
    // brackets and spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), processorMs: ticks * TICK_MS }
  } catch {
    // The process ended a moment ago.
    return { parent: 0, processorMs: 0 }
  }
}
