import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the processor time in hundredths of a second. */
const TICK_MS = 10
const SAMPLE_EVERY_MS = 2000

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

export interface Meter {
  readMs(): number
  stop(): void
}

/**
 * Counts the processor time of this process and its descendants from now on. The sum falls if a
 * process ends and no process waits for its end. An example is a browser after its tests. The meter
 * keeps the time of such a process.
 */
export function startMeter(): Meter {
  let last = readProcessorMs(process.pid)
  let used = 0
  const sample = () => {
    const now = readProcessorMs(process.pid)
    used += Math.max(now - last, 0)
    last = now
  }
  const timer = setInterval(sample, SAMPLE_EVERY_MS)
  return {
    readMs: () => {
      sample()
      return used
    },
    stop: () => {
      clearInterval(timer)
    },
  }
}
