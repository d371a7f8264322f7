import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10
const SAMPLE_EVERY_MS = 2000

interface Row {
  parent: number
  processorMs: number
}

/**
 * What a process and all below it have used of the processor, by proc(5); the dead are in the count of the process that
 * waited for them. Where there is no such folder it is nothing.
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
    // The name before it may hold anything, brackets and spaces too.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[1]), processorMs: ticks * TICK_MS }
  } catch {
    // It has just ended.
    return { parent: 0, processorMs: 0 }
  }
}

export interface Meter {
  readMs(): number
  stop(): void
}

/**
 * Counts this process and all below it from now on. The sum falls where one ends for which nobody waits, as a
 * browser does with its tests: what that one used stays counted.
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
