import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FileCost } from './costs.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const FILE = resolve(ROOT, 'tests/durations.json')

/** The processor time in seconds. The keys are the project and the path of the file. */
export type Durations = Record<string, Record<string, number>>

export function readDurations(): Durations {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Durations
}

/**
 * Replaces the stored durations by the durations of this run, for `npm test -- --record`. A whole
 * run also removes the durations of files that did not run. A slice of the soak tests more cases
 * than a normal run, so the durations of slices are not stored.
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

/** Returns the name of the project without the suffix of a slice. */
function nameOf(project: string): string {
  return project.split(' ')[0] ?? project
}
