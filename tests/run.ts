import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { searchChromium, searchHeadlessShell } from '#tests/support/browser/chromium.ts'
import { describeDearest, describeProjects, findCosts } from './run/costs.ts'
import { recordDurations } from './run/durations.ts'
import { openDataFolder } from './run/data-folder.ts'
import type { FileReport } from './run/reporter.ts'
import { planSoak, type Run } from './run/soak.ts'

/**
 * The program of `npm test`. First it looks for the programs that the tests need, and installs
 * missing ones. Next it checks types, lint and format. Last it runs the test suites. The last line
 * of its output has the counts: `N passed, N failed`.
 * - With arguments, it runs only the test files whose path contains an argument.
 * - `--changed` runs only the tests that import a changed file, as Vitest finds them.
 * - `--record` stores the processor time of each file.
 * - `--soak` (`npm run soak`) runs the soak. The arguments then name runs of the soak, or files.
 */
const ROOT = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean' },
    record: { type: 'boolean' },
    soak: { type: 'boolean' },
  },
})
const isWhole = !values.soak && positionals.length === 0
const RUNS: Run[] = values.soak
  ? planSoak(positionals)
  : [{ name: '', projects: [], files: positionals, env: {}, leftOut: [] }]

/** The Debian packages that the tests need, each with its check. */
const PROGRAMS: [string, () => boolean][] = [
  ['chromium', () => searchChromium() !== undefined],
  ['chromium-headless-shell', () => searchHeadlessShell() !== undefined],
  ['python3-cbor2', () => runs('/usr/bin/python3', '-c', 'import cbor2')],
  ['pgbouncer', () => runs('/usr/sbin/pgbouncer', '--version')],
  ['nginx-light', () => runs('/usr/sbin/nginx', '-v')],
  // `pg_dump` refuses a server that is newer than itself. This package contains `pg_dump` and a
  // server of the same version.
  ['postgresql', () => runs('pg_dump', '--version')],
  ['datefudge', () => runs('datefudge', '--version')],
  ['ffmpeg', () => runs('ffmpeg', '-version')],
  [
    'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth dbus',
    () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every((name) =>
        existsSync(join('/usr/bin', name)),
      ) && runs('/usr/bin/python3', '-c', "import gi; gi.require_version('WebKit2', '4.1')"),
  ],
  ['firefox-esr', () => runs('firefox-esr', '--version')],
  ['poppler-utils', () => runs('pdfinfo', '-v')],
  ['zbar-tools', () => runs('zbarimg', '--version')],
]

/**
 * `oxlint` also checks the types. `oxlint` and `oxfmt` take 45 s of processor time. The compiler,
 * ESLint and Prettier took 300 s.
 */
const CHECKS: Record<string, string[]> = {
  'types and lint': ['node_modules/oxlint/bin/oxlint'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
}

interface Count {
  passed: number
  failed: number
}

const stopped = new AbortController()
// The child processes receive SIGINT too, and end normally. This process waits for their end, but a
// second SIGINT ends it at once.
process.on('SIGINT', () => {
  if (stopped.signal.aborted) process.exit(130)
  stopped.abort()
})

providePrograms()
const { folder, why } = openDataFolder()
print(`The data of this run lie ${why}.`)
const counts = isWhole ? [await runChecks()] : []
for (const run of RUNS) if (!stopped.signal.aborted) counts.push(await runTests(run))
if (stopped.signal.aborted) process.exit(130)
const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
process.stdout.write(`${String(passed)} passed, ${String(failed)} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

function providePrograms() {
  const missing = PROGRAMS.filter(([, isThere]) => !isThere()).map(([name]) => name)
  if (missing.length === 0) return
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() === 0) {
    print(`Installing ${missing.join(', ')} …`)
    runs('apt-get', 'update')
    runs('sh', '-c', `DEBIAN_FRONTEND=noninteractive ${install}`)
  }
  if (PROGRAMS.every(([, isThere]) => isThere())) return
  print(`The tests need ${missing.join(', ')}. Run this once: sudo ${install}`)
  process.exit(1)
}

function runs(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/** Runs all checks at the same time. One check alone does not keep two processors busy. */
async function runChecks(): Promise<Count> {
  print(`Checking ${Object.keys(CHECKS).join(', ')} …`)
  const results = await Promise.all(
    Object.entries(CHECKS).map(async ([name, command]) => {
      const { code, output } = await runNode(command, 'pipe')
      if (code !== 0) print(`${output}\n✗ ${name}`)
      return code === 0
    }),
  )
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

async function runTests({ name, projects, files: paths, env, leftOut }: Run): Promise<Count> {
  if (name) print(`\n${name}`)
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
  const chosen = [
    ...projects.map((project) => `--project=${project}`),
    ...leftOut.map((path) => `--exclude=${path}`),
  ]
  if (values.changed) chosen.push('--changed')
  // A part of the soak may have none of the chosen files.
  if (values.changed || values.soak) chosen.push('--passWithNoTests')
  const { code } = await runNode([...vitest, ...chosen, ...paths], 'inherit', {
    ...env,
    TMPDIR: folder,
    TEST_REPORT: report,
  })
  const files = readReport(report)
  printCosts(files)
  printFailures(files)
  const count = countResults(files)
  // An error outside all tests makes the run fail too.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/** Returns the reports of a run. An interrupted run has no reports. */
function readReport(file: string): FileReport[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FileReport[]) : []
}

function countResults(files: readonly FileReport[]): Count {
  return {
    passed: files.reduce((sum, { passed }) => sum + passed, 0),
    failed: files.reduce((sum, { failures }) => sum + failures.length, 0),
  }
}

/** Prints the failures at the end. Vitest prints them far above the last line. */
function printFailures(files: readonly FileReport[]) {
  for (const { project, path, failures } of files)
    for (const failure of failures) print(`✗ ${path} (${project}) > ${failure}`)
}

function printCosts(files: readonly FileReport[]) {
  const costs = findCosts(files)
  if (values.record) recordDurations(costs, isWhole && !values.changed)
  for (const line of [...describeProjects(costs), ...describeDearest(costs)]) print(line)
}

function runNode(args: string[], output: 'pipe' | 'inherit', given: NodeJS.ProcessEnv = {}) {
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const env = { ...process.env, ...colour, ...given }
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', output, output] })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise<{ code: number | null; output: string }>((done) => {
    child.once('close', (code) => {
      done({ code, output: text.trim() })
    })
  })
}

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
