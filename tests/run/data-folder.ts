import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GB = 1024 ** 3
/** Databases, browser profiles and builds of the app together need less than this. */
const NEEDED_GB = 2
/** Two workers, their servers and their browsers need memory in addition to the folder. */
const NEEDED_MEMORY_GB = 4
const PREFIX = 'visa-test-'
/** libfaketime keeps two files for each process. The files of a killed process stay. */
const OF_CLOCKS = ['faketime_shm_', 'sem.faketime_sem_']

/**
 * Makes a folder for this run, and removes it at the end. If possible, the folder is in memory,
 * because the databases would otherwise write much to the disk.
 */
export function openDataFolder(): { folder: string; why: string } {
  const why = refuseMemory()
  const base = why === undefined ? MEMORY : tmpdir()
  for (const place of new Set([MEMORY, tmpdir()])) removeDead(place)
  const folder = join(base, `${PREFIX}${String(process.pid)}`)
  mkdirSync(folder)
  // PostgreSQL runs as another user, who must be able to write here.
  chmodSync(folder, 0o1777)
  process.once('exit', () => {
    remove(folder)
    removeDead(MEMORY)
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

/** Removes the folders and files of killed runs. */
function removeDead(place: string) {
  if (!existsSync(place)) return
  const names = readdirSync(place)
  for (const prefix of [PREFIX, ...OF_CLOCKS]) {
    const pids = names
      .filter((name) => name.startsWith(prefix))
      .map((name) => Number(name.slice(prefix.length)))
    for (const pid of pids.filter((number) => number > 0 && !isRunning(number))) {
      remove(join(place, `${prefix}${String(pid)}`))
    }
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
