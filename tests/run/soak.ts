import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { clockAt } from '../support/clock.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const DAY_MS = 86_400_000
const MEASUREMENTS = 'tests/soak/'

/** One run of Vitest. */
export interface Run {
  name: string
  /** Projects of `vitest.config.ts`, and paths or parts of paths of test files. Empty lists choose all. */
  projects: string[]
  files: string[]
  env: NodeJS.ProcessEnv
  /** Files that this run leaves out. */
  leftOut: readonly string[]
}

/** These files take in content packs of the guide's edition. The server refuses a pack of a day to come. */
const FROM_THE_EDITION_ON = ['tests/api/cli/content.test.ts', 'tests/**/*-packs*.test.ts']

/**
 * Returns the runs of `npm run soak`.
 * - `rounds`: the files that do more in the soak, and the measurements of `tests/soak/`
 * - `embedded`: the whole API on the embedded database
 * - `days …`: all levels on other days, in other time zones
 *
 * A word chooses the runs whose names begin with it. A word with a slash chooses test files by their paths.
 */
export function planSoak(words: readonly string[], now = Date.now()): Run[] {
  const seed = process.env.SEED ?? String(now % 2 ** 28)
  const deep = { TEST_DEPTH: 'soak', SEED: seed }
  const paths = words.filter((word) => word.includes('/'))
  const names = words.filter((word) => !paths.includes(word))
  const isChosen = (path: string) => paths.length === 0 || paths.some((part) => path.includes(part))
  const deeper = [...listTests().filter(repeatsItself), MEASUREMENTS].filter(isChosen)
  const runs: Run[] = [
    { name: `rounds, with SEED=${seed}`, projects: [], files: deeper, env: deep, leftOut: [] },
    { name: 'embedded', projects: ['api-pglite', 'foreign'], files: paths, env: deep, leftOut: [] },
    ...listDays(now, paths),
  ]
  const chosen = runs.filter(
    ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
  )
  if (chosen.length === 0) throw new Error('The soak has the runs rounds, embedded and days')
  return chosen.filter(({ name }) => !name.startsWith('rounds') || deeper.length > 0)
}

/**
 * In Kiritimati it is already the next day, and in New York still the day before. Lord Howe shifts its
 * clocks by half an hour.
 * Decision: `docs/decisions/46-tests-run-on-the-real-date.md`.
 */
function listDays(now: number, files: string[]): Run[] {
  const day = (what: string, TZ: string, instant: Date) => ({
    name: `days, ${what} in ${TZ}`,
    projects: ['unit', 'api-postgres', 'e2e'],
    files,
    env: { TZ, ...clockAt(instant) },
    leftOut: instant.getTime() < Date.parse(BUILD_SOURCES.edition) ? FROM_THE_EDITION_ON : [],
  })
  return [
    day('400 days ahead', 'Pacific/Auckland', new Date(now + 400 * DAY_MS)),
    day('the leap day', 'Pacific/Kiritimati', new Date('2028-02-29T12:00:00Z')),
    day('40 days back', 'Australia/Lord_Howe', new Date(now - 40 * DAY_MS)),
    day('the evening of the leap day', 'America/New_York', new Date('2028-03-01T03:00:00Z')),
  ]
}

function listTests(): string[] {
  return readdirSync(join(ROOT, 'tests'), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .filter((path) => /\.test\.tsx?$/.test(path))
}

function repeatsItself(path: string): boolean {
  return readFileSync(join(ROOT, path), 'utf8').includes("from '#tests/support/rounds.ts'")
}
