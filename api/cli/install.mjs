// This program brings node_modules, dist/ and dist-api/ up to date. It runs before the packages are
// installed, and is therefore plain JavaScript without dependencies. A step does nothing when its result is
// up to date.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '../..')
const LOCK = join(ROOT, '.install.lock')
const PACKAGES = ['package.json', 'package-lock.json']
const APP = {
  name: 'app',
  config: 'vite.config.ts',
  made: 'dist/index.html',
  from: ['pwa', 'contracts', 'vite.config.ts', ...PACKAGES],
}
const SERVER = {
  name: 'server',
  config: 'api/vite.config.ts',
  made: 'dist-api/main.js',
  from: ['api', 'contracts', ...PACKAGES],
}
const IN_PRODUCTION = process.env.NODE_ENV === 'production'

const [only] = process.argv.slice(2)
if (!only || only === '--packages-only') {
  await once('Installing packages (once, this takes a minute)', packagesAreInstalled, () =>
    run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']),
  )
}
if (!only || only === '--build-only') await build(APP)
if (only !== '--packages-only') await build(SERVER)

async function build(target) {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']
  await once(
    `Building the ${target.name}`,
    () => isBuilt(target),
    () => run(process.execPath, [...vite, '--config', target.config]),
  )
}

/**
 * Compares npm's list of installed packages with the lockfile. The times of files are useless here, because a
 * checkout or a copy changes them. A production folder with all builds may lack the development packages.
 */
function packagesAreInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return false
  const mayLackDevelopment = IN_PRODUCTION && isBuilt(APP) && isBuilt(SERVER)
  return Object.entries(readPackages('package-lock.json') ?? {}).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (found) return found.version === wanted.version && found.integrity === wanted.integrity
    const isOptional = Boolean(wanted.optional ?? wanted.devOptional)
    return isOptional || (mayLackDevelopment && Boolean(wanted.dev))
  })
}

function readPackages(path) {
  const file = join(ROOT, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined
}

function isBuilt({ made, from }) {
  const file = join(ROOT, made)
  if (!existsSync(file)) return false
  if (IN_PRODUCTION) return true
  return Math.max(...from.map((path) => newestChange(join(ROOT, path)))) <= changedAt(file)
}

/**
 * Returns the time of the newest change at this path. Includes the time of each folder, because a folder
 * changes when a file in it is deleted.
 */
function newestChange(path) {
  if (!existsSync(path)) return 0
  if (!statSync(path).isDirectory()) return changedAt(path)
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)))
  return Math.max(changedAt(path), ...inside)
}

function changedAt(path) {
  return statSync(path).mtimeMs
}

/**
 * Does the work unless it is already done. If two programs start at the same time, one does the work, and the
 * other waits for it.
 */
async function once(message, isDone, work) {
  if (isDone()) return
  while (!takeLock()) await wait(200)
  try {
    if (isDone()) return
    process.stderr.write(`${message} …\n`)
    work()
  } finally {
    rmSync(LOCK, { force: true })
  }
}

function takeLock() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    process.once('exit', () => rmSync(LOCK, { force: true }))
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isRunning(readOwner())) rmSync(LOCK, { force: true })
    return false
  }
}

function readOwner() {
  return existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0
}

function isRunning(pid) {
  // The lock file is empty for an instant, between its creation and the writing of the process id.
  if (pid === 0) return Date.now() - (existsSync(LOCK) ? changedAt(LOCK) : Date.now()) < 2000
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    // Without this variable, Vite would build for the mode of the calling program, for example of a test run.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status === 0) return
  process.stderr.write(
    `\`${command} ${args.join(' ')}\` failed. Run this command yourself to see the reason.\n`,
  )
  process.exit(1)
}
