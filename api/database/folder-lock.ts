import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const HEARTBEAT_MS = 2_000
const SILENT_AFTER_MS = 10_000

const Holder = z.object({
  pid: z.number(),
  /**
   * The start time of the process, in ticks since boot. Together with the pid it identifies a process,
   * because a later process can have the same pid.
   */
  startedAt: z.string(),
  host: z.string(),
})
type Holder = z.infer<typeof Holder>

/**
 * The error for a folder that another process uses. Two processes on one embedded database would lose rows
 * without an error.
 */
export class FolderInUseError extends Error {
  constructor(folder: string, { pid, host }: Holder) {
    super(
      `The database folder ${folder} is in use by process ${String(pid)} on ${host}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUseError'
  }
}

/**
 * Locks a folder for this process. Returns a function that unlocks the folder. The lock of a killed process
 * ends immediately. For another machine, or a container that shares the folder, the lock ends after ten
 * seconds without a heartbeat.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const draft = join(folder, `lock-${randomUUID()}`)
  writeFileSync(draft, JSON.stringify(describeOwnProcess()), { mode: 0o600 })
  try {
    takeLock(folder, path, draft)
  } finally {
    rmSync(draft, { force: true })
  }

  const heartbeat = setInterval(() => {
    const now = new Date()
    utimesSync(path, now, now)
  }, HEARTBEAT_MS)
  heartbeat.unref()

  const release = () => {
    clearInterval(heartbeat)
    process.off('exit', release)
    rmSync(path, { force: true })
  }
  process.on('exit', release)
  return release
}

/**
 * Takes the lock by `link`, which fails when the lock exists. Of two simultaneous processes, only one gets
 * the lock.
 */
function takeLock(folder: string, path: string, draft: string): void {
  if (tryLink(draft, path)) return
  const holder = readHolder(path)
  if (holder && isAlive(holder, path)) throw new FolderInUseError(folder, holder)

  const abandoned = `${draft}-abandoned`
  renameSync(path, abandoned)
  rmSync(abandoned, { force: true })
  if (tryLink(draft, path)) return
  throw new FolderInUseError(folder, readHolder(path) ?? describeOwnProcess())
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (isFileError(error, 'EEXIST')) return false
    throw error
  }
}

function readHolder(path: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data
  } catch (error) {
    if (error instanceof SyntaxError || isFileError(error, 'ENOENT')) return undefined
    throw error
  }
}

function isAlive({ pid, startedAt, host }: Holder, path: string): boolean {
  if (host !== hostname()) return Date.now() - statSync(path).mtimeMs < SILENT_AFTER_MS
  const seen = readProcess(String(pid))
  return seen?.startedAt === startedAt && (!isOver(seen.state) || isAnyThreadLeft(pid))
}

function describeOwnProcess(): Holder {
  const pid = process.pid
  return { pid, startedAt: readProcess(String(pid))?.startedAt ?? '', host: hostname() }
}

interface Seen {
  /** The state letter of proc(5). Empty when the system does not show the state. */
  state: string
  startedAt: string
}

/**
 * Returns the process, or undefined when it has ended. One read returns both values. With two reads, the
 * state could belong to a later process with the same pid.
 */
function readProcess(path: string): Seen | undefined {
  try {
    const status = readFileSync(`/proc/${path}/stat`, 'utf8')
    // The process's name is in brackets and can contain spaces. After the name, the first field is the state,
    // and the twentieth field is the start time.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' }
  } catch (error) {
    if (isGone(error) && process.platform === 'linux') return undefined
    return isRunning(Number(path)) ? { state: '', startedAt: '' } : undefined
  }
}

/** A zombie counts as ended: it does nothing more, but its parent has not read the exit status yet. */
function isOver(state: string): boolean {
  return state === 'Z' || state === 'X'
}

/**
 * Returns whether a thread of the process is still running and can write. The first thread may already have
 * ended.
 */
function isAnyThreadLeft(pid: number): boolean {
  return listThreads(pid).some((thread) => {
    const seen = readProcess(`${String(pid)}/task/${thread}`)
    return seen !== undefined && !isOver(seen.state)
  })
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${String(pid)}/task`)
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Returns whether the system reports that the process ended before or during the read. */
function isGone(error: unknown): boolean {
  return isFileError(error, 'ENOENT') || isFileError(error, 'ESRCH')
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return isFileError(error, 'EPERM')
  }
}

function isFileError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
