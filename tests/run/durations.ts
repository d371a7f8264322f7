import { readFileSync, writeFileSync } from 'node:fs'
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
 * run also removes the durations of files that did not run.
 */
export function recordDurations(costs: readonly FileCost[], isWhole: boolean) {
  const stored = readDurations()
  const durations: Durations = isWhole ? {} : stored
  for (const { project, path, processorMs } of costs) {
    durations[project] = { ...durations[project], [path]: Math.round(processorMs / 100) / 10 }
  }
  const sorted = Object.entries(durations)
    .toSorted()
    .map(([project, record]) => [project, Object.fromEntries(Object.entries(record).toSorted())])
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`)
}
