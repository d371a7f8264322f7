import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { searchChromium, searchHeadlessShell } from '#tests/support/browser/chromium.ts'
import { chooseFiles, findChangedFiles } from './run/changed.ts'
import { describeDearest, describeProjects, findCosts } from './run/costs.ts'
import { recordDurations, readDurations } from './run/durations.ts'
import { openDataFolder } from './run/data-folder.ts'
import { planRun } from './run/plan.ts'
import { startMeter } from './run/process-tree.ts'
import type { FileReport } from './run/reporter.ts'

/**
 * The program of `npm test`. First it looks for the programs that the tests need, and installs
 * missing ones. Next it checks types, lint and format. Last it runs the test suites. The last line
 * of its output has the counts: `N passed, N failed`.
 * - With arguments, it runs only the test files whose path contains an argument.
 * - `--changed` runs only the tests that belong to the changes.
 * - `--record` stores the processor time of each file.
 * - `--soak` (`npm run soak`) runs the soak. The arguments then name parts of the soak.
 */
const ROOT = resolve(import.meta.dirname, '..')
const plan = planRun(process.argv.slice(2))

interface Program {
  /** The name of one or more Debian packages. */
  name: string
  /** A word in the test files. A test file with this word uses the program. */
  mention: string
  isThere: () => boolean
}

/**
 * The programs that do not come from npm. A run needs a program only if a test file mentions it.
 */
const PROGRAMS: Program[] = [
  { name: 'chromium', mention: 'findChromium', isThere: () => searchChromium() !== undefined },
  {
    name: 'chromium-headless-shell',
    mention: 'findHeadlessShell',
    isThere: () => searchHeadlessShell() !== undefined,
  },
  {
    name: 'python3-cbor2',
    mention: 'python3',
    isThere: () => runs('/usr/bin/python3', ['-c', 'import cbor2']),
  },
  {
    name: 'pgbouncer',
    mention: 'pgbouncer',
    isThere: () => runs('/usr/sbin/pgbouncer', ['--version']),
  },
  {
    name: 'nginx-light',
    mention: 'nginx',
    isThere: () => runs('/usr/sbin/nginx', ['-v']),
  },
  // `pg_dump` refuses a server that is newer than itself. This package contains `pg_dump` and a
  // server of the same version.
  { name: 'postgresql', mention: 'pg_dump', isThere: () => runs('pg_dump', ['--version']) },
  { name: 'datefudge', mention: 'datefudge', isThere: () => runs('datefudge', ['--version']) },
  { name: 'ffmpeg', mention: 'ffmpeg', isThere: () => runs('ffmpeg', ['-version']) },
  {
    name: 'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth dbus',
    mention: 'openWebKit',
    isThere: () =>
      ['WebKitWebDriver', 'xvfb-run', 'xauth', 'dbus-run-session'].every((name) =>
        existsSync(join('/usr/bin', name)),
      ) && runs('/usr/bin/python3', ['-c', "import gi; gi.require_version('WebKit2', '4.1')"]),
  },
  {
    name: 'firefox-esr',
    mention: 'openFirefox',
    isThere: () => runs('firefox-esr', ['--version']),
  },
  { name: 'poppler-utils', mention: 'pdfinfo', isThere: () => runs('pdfinfo', ['-v']) },
  { name: 'zbar-tools', mention: 'zbarimg', isThere: () => runs('zbarimg', ['--version']) },
]

/** `oxlint` also checks the types. */
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

print(plan.description)
providePrograms()
const checked = plan.isWhole ? await runChecks() : { passed: 0, failed: 0 }
if (stopped.signal.aborted) process.exit(130)
const tested = plan.isOfChange ? await runChanged() : await runTests(plan.filters)
const failed = checked.failed + tested.failed
process.stdout.write(`${String(checked.passed + tested.passed)} passed, ${String(failed)} failed\n`)
process.exitCode = failed > 0 ? 1 : 0

function providePrograms() {
  const tests = readTests()
  const needed = PROGRAMS.filter(({ mention }) => tests.includes(mention))
  const missing = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name)
  if (missing.length === 0) return
  const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() === 0) {
    print(`Installing ${missing.join(', ')} …`)
    runs('apt-get', ['update'])
    runs('sh', ['-c', `DEBIAN_FRONTEND=noninteractive ${install}`])
  }
  if (needed.every(({ isThere }) => isThere())) return
  print(`The tests need ${missing.join(', ')}. Run this once: sudo ${install}`)
  process.exit(1)
}

function readTests(): string {
  return readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => path.endsWith('.ts') && path !== import.meta.filename)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function runs(command: string, args: string[]): boolean {
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

async function runChanged(): Promise<Count> {
  const changed = findChangedFiles()
  const { files, leftOut } = chooseFiles(changed, readDurations())
  const numbers = Object.entries(leftOut).map(([project, count]) => `${project} ${String(count)}`)
  print(`Files changed: ${String(changed.length)}. Left out: ${numbers.join(', ')} files.`)
  return files.length > 0 ? runTests(files) : { passed: 0, failed: 0 }
}

async function runTests(filters: readonly string[]): Promise<Count> {
  const { folder, why } = openDataFolder()
  print(`The data of this run lie ${why}.`)
  const report = join(folder, 'report.json')
  const meter = startMeter()
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts']
  const { code } = await runNode([...vitest, ...filters], 'inherit', {
    TMPDIR: folder,
    TEST_REPORT: report,
  })
  const files = readReport(report)
  meter.stop()
  printCosts(files, meter.readMs())
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

function printCosts(files: readonly FileReport[], processorMs: number) {
  const costs = findCosts(files)
  if (plan.isRecorded) recordDurations(costs, plan.isWhole && !plan.isOfChange)
  const sharedMs = costs.reduce((left, file) => left - file.processorMs, processorMs)
  for (const line of [...describeProjects(costs, sharedMs), ...describeDearest(costs)]) print(line)
}

function runNode(
  args: string[],
  output: 'pipe' | 'inherit',
  given: Readonly<Record<string, string>> = {},
) {
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const env = { ...process.env, ...colour, ...plan.env, ...given }
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
