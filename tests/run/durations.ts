import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FileCost } from './costs.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FILE = resolve(ROOT, 'tests/durations.json')

/** By project and path: how many seconds of the processor a file takes. */
export type Durations = Record<string, Record<string, number>>

export function readDurations(): Durations {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Durations
}

/**
 * `npm test -- --record`: those of this run replace what was known of them, and after a whole run nothing else is
 * known. A slice of the soak goes deeper, so what it takes is no measure.
 */
export function recordDurations(costs: readonly FileCost[], isWhole: boolean) {
  const durations = readDurations()
  const ran = new Set(costs.map(({ project, path }) => `${nameOf(project)} ${path}`))
  for (const { project, path, processorMs } of costs.filter((cost) => !isSlice(cost))) {
    durations[project] = { ...durations[project], [path]: Math.round(processorMs / 100) / 10 }
  }
  const kept = Object.entries(durations).map(([project, record]) => {
    const rows = Object.entries(record).filter(([path]) =>
      isWhole ? ran.has(`${project} ${path}`) : existsSync(resolve(ROOT, path)),
    )
    return [project, Object.fromEntries(rows.toSorted())] as const
  })
  const sorted = Object.fromEntries(kept.toSorted())
  writeFileSync(FILE, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

function isSlice({ project }: FileCost): boolean {
  return project !== nameOf(project)
}

/** A slice bears the name of its project, and says that it is one. */
function nameOf(project: string): string {
  return project.split(' ')[0] ?? project
}
