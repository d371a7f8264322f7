import { readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import providePostgres from '#tests/support/server/provide-postgres.ts'

type Row = Readonly<Record<string, unknown>>
type Measure = () => Promise<readonly Row[]>

const RUNNER = 'run.ts'

/**
 * Calls every exported function whose name begins with `measure`, in all modules of the folder.
 * Prints the rows of each function as a table, and stores all rows in `results.json`. A function
 * throws when it misses its goal. All other functions still run, and then the whole run fails. The
 * arguments of the command name the modules to run.
 */
export async function runMeasurements(folder: string): Promise<void> {
  const wanted = process.argv.slice(2)
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== RUNNER)
    .filter((name) => wanted.length === 0 || wanted.includes(basename(name, '.ts')))
  const stopPostgres = await providePostgres()
  process.env.TEST_DATABASE = 'postgres'

  const results: Record<string, readonly Row[]> = {}
  for (const name of modules) {
    for (const [title, measure] of await findMeasurements(join(folder, name))) {
      const rows = await tryMeasure(title, measure)
      if (rows) results[title] = rows
    }
  }
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  await stopPostgres?.()
}

async function findMeasurements(path: string): Promise<[string, Measure][]> {
  const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>
  return Object.entries(exported).flatMap(([name, value]) =>
    name.startsWith('measure') && typeof value === 'function'
      ? [[`${basename(path, '.ts')}: ${name}`, value as Measure]]
      : [],
  )
}

async function tryMeasure(title: string, measure: Measure): Promise<readonly Row[] | undefined> {
  process.stdout.write(`\n${title}\n`)
  try {
    const rows = await measure()
    console.table(rows)
    return rows
  } catch (error) {
    process.exitCode = 1
    console.error(error)
    return undefined
  }
}
