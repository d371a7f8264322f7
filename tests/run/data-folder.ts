import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GB = 1024 ** 3
/** The databases, browser profiles and builds of the app need less space than this. */
const NEEDED_GB = 2
/** In addition to the folder, two workers with their servers and browsers need memory. */
const NEEDED_MEMORY_GB = 4
const PREFIX = 'visa-test-'

/**
 * Makes a folder for this run, and removes it at the end of the run. The folder is in memory if
 * there is enough memory, because the databases write much.
 */
export function openDataFolder(): { folder: string; why: string } {
  const why = refuseMemory()
  const base = why === undefined ? MEMORY : tmpdir()
  for (const place of new Set([MEMORY, tmpdir()])) removeDead(place)
  const folder = join(base, `${PREFIX}${String(process.pid)}`)
  mkdirSync(folder)
  // PostgreSQL runs as another user. This user must be able to write here.
  chmodSync(folder, 0o1777)
  process.once('exit', () => {
    remove(folder)
  })
  return { folder, why: why === undefined ? 'in memory' : `on disk: ${why}` }
}

function refuseMemory(): string | undefined {
  if (!existsSync(MEMORY)) return `there is no ${MEMORY}`
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < NEEDED_GB * GB) return `${MEMORY} has less than ${String(NEEDED_GB)} GB free`
  const memory = Math.min(freemem(), process.constrainedMemory() || Infinity)
  const isEnough = memory >= NEEDED_MEMORY_GB * GB
  return isEnough ? undefined : `less than ${String(NEEDED_MEMORY_GB)} GB of memory are free`
}

/** Removes the folders that killed runs have left. */
function removeDead(place: string) {
  if (!existsSync(place)) return
  const pids = readdirSync(place)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => Number(name.slice(PREFIX.length)))
  for (const pid of pids.filter((number) => number > 0 && !isRunning(number))) {
    remove(join(place, `${PREFIX}${String(pid)}`))
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function remove(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
