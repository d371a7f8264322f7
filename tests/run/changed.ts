import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Durations } from './durations.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/**
 * The greatest sum of the processor time of the chosen tests, in seconds. A run also checks types
 * and lint, and builds programs. Altogether it takes two minutes on two processors.
 */
const BUDGET_S = 100
const TEST = /\.test\.tsx?$/
/**
 * The folder of all screens. Its name does not help to find tests, because each screen has its own
 * folder.
 */
const SCREENS = 'screens'
const SOURCE = /^(api|contracts|pwa|tests)\//

export interface Choice {
  files: string[]
  /** For each project, the number of files that do not run. */
  leftOut: Record<string, number>
}

/**
 * Returns the files that differ from the last commit. If no file differs, returns the files that
 * the last commit changed.
 */
export function findChangedFiles(): string[] {
  const uncommitted = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1')
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.split('\n').filter(Boolean)
}

/**
 * Chooses the tests that belong to the changes, up to a sum of `BUDGET_S`. The imports alone do not
 * say enough: every test of the API imports the whole API, and no end-to-end test imports the app.
 * Takes the tests in this order:
 * - the changed tests
 * - the tests that import a changed file
 * - the tests of the same folder, and the tests directly in `tests`
 * - all other tests whose path contains the name of a changed folder, such as end-to-end tests
 */
export function chooseFiles(changed: readonly string[], durations: Durations): Choice {
  const known = [...new Set(Object.values(durations).flatMap((record) => Object.keys(record)))]
  const there = [...new Set([...known, ...changed.filter((path) => TEST.test(path))])].filter(
    (path) => existsSync(resolve(ROOT, path)),
  )
  const ranked = there
    .map((path) => ({ path, rank: rank(path, changed), seconds: secondsOf(path, durations) }))
    .filter((file) => file.rank < Infinity)
    .toSorted((left, right) => left.rank - right.rank || left.seconds - right.seconds)
  let left = BUDGET_S
  const files = ranked
    .filter((file) => {
      if (file.rank > 0 && file.seconds > left) return false
      left -= file.seconds
      return true
    })
    .map(({ path }) => path)
  const leftOut = Object.entries(durations).map(([project, record]) => [
    project,
    Object.keys(record).filter((path) => !files.includes(path)).length,
  ])
  return { files, leftOut: Object.fromEntries(leftOut) as Record<string, number> }
}

function secondsOf(path: string, durations: Durations): number {
  return Object.values(durations).reduce((sum, record) => sum + (record[path] ?? 0), 0)
}

function rank(test: string, changed: readonly string[]): number {
  if (changed.includes(test)) return 0
  const sources = changed.filter((path) => SOURCE.test(path) && !TEST.test(path))
  const text = readFileSync(resolve(ROOT, test), 'utf8')
  if (sources.some((path) => text.includes(`'#${path}'`))) return 1
  const folders = sources.filter((path) => !path.startsWith('tests/')).map((path) => dirname(path))
  const isOfAll = dirname(test) === 'tests'
  if (isOfAll || folders.some((folder) => dirname(test) === `tests/${folder}`)) return 2
  const names = folders.flatMap((folder) => folder.split('/').slice(1))
  return names.some((name) => name !== SCREENS && test.includes(`/${name}`)) ? 3 : Infinity
}
