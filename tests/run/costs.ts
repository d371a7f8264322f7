import type { FileReport } from './reporter.ts'

const DEAREST = 20

/**
 * The report of a file with its processor time. The time includes the processes that the file
 * started.
 */
export interface FileCost extends FileReport {
  processorMs: number
}

/**
 * Returns the cost of each file. A worker reports the sum of its processor time so far. The cost of
 * a file is the difference from the sum after the previous file of the worker. The cost of a shared
 * server, database or browser build is not part of any file's cost.
 */
export function findCosts(reports: readonly FileReport[]): FileCost[] {
  const used = new Map<number, number>()
  return reports
    .toSorted((left, right) => left.endedAtMs - right.endedAtMs)
    .map((report) => {
      const { pid = 0, processorMs = 0 } = report.worker ?? {}
      const before = used.get(pid) ?? 0
      used.set(pid, processorMs)
      return { ...report, processorMs: Math.max(processorMs - before, 0) }
    })
}

/** Returns one line for each project. Its time lacks the servers and builds that its files share. */
export function describeProjects(costs: readonly FileCost[]): string[] {
  const projects = [...new Set(costs.map(({ project }) => project))]
  return [
    toLine('Project', 'files', 'wall s', 'CPU s'),
    ...projects.map((project) => {
      const files = costs.filter((file) => file.project === project)
      const end = Math.max(...files.map(({ endedAtMs }) => endedAtMs))
      const wall = end - Math.min(...files.map(({ startedAtMs }) => startedAtMs))
      const processor = files.reduce((sum, file) => sum + file.processorMs, 0)
      return toLine(project, String(files.length), inSeconds(wall), inSeconds(processor))
    }),
  ]
}

export function describeDearest(costs: readonly FileCost[]): string[] {
  const dearest = costs.toSorted((left, right) => right.processorMs - left.processorMs)
  return dearest.slice(0, DEAREST).map(({ processorMs, startedAtMs, endedAtMs, project, path }) => {
    const wall = inSeconds(endedAtMs - startedAtMs)
    return `${inSeconds(processorMs).padStart(7)} CPU s ${wall.padStart(6)} s  ${path} (${project})`
  })
}

function toLine(name: string, ...numbers: string[]): string {
  return name.padEnd(14) + numbers.map((number) => number.padStart(8)).join('')
}

function inSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1)
}
