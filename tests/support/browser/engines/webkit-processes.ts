import { readdirSync, readFileSync } from 'node:fs'

/**
 * Process names as Linux cuts them, to fifteen characters: WebKit's process for network and
 * storage, and the program of the window.
 */
const NETWORK = 'WebKitNetworkPr'
const WINDOW = 'webkit-window.p'
const INSPECTOR = 'WEBKIT_INSPECTOR_SERVER='
/** The name in parentheses, the state, and the parent's process id. */
const STAT = /\((.*)\) \S (\d+)/s

interface Process {
  pid: number
  parent: number
  name: string
}

/** Ends the storage process among this driver's descendants, and no other process. */
export function endStorageProcess(driver: number): void {
  process.kill(findProcess(driver, NETWORK), 'SIGKILL')
}

/** The address at which the window listens to a driver. */
export function findInspector(driver: number): string {
  const path = `/proc/${String(findProcess(driver, WINDOW))}/environ`
  const variables = readFileSync(path, 'utf8').split('\0')
  const found = variables.find((variable) => variable.startsWith(INSPECTOR))
  if (found === undefined) throw new Error('The window listens to nobody.')
  return found.slice(INSPECTOR.length)
}

function findProcess(ancestor: number, name: string): number {
  const processes = readProcesses()
  const found = processes.find((one) => one.name === name && isOf(ancestor, one, processes))
  if (!found) throw new Error(`No ${name} runs.`)
  return found.pid
}

function isOf(ancestor: number, { parent }: Process, processes: readonly Process[]): boolean {
  if (parent === ancestor) return true
  const next = processes.find(({ pid }) => pid === parent)
  return next !== undefined && isOf(ancestor, next, processes)
}

function readProcesses(): Process[] {
  return readdirSync('/proc').flatMap((pid) => {
    const found = /^\d+$/.test(pid) ? STAT.exec(readStat(pid)) : null
    const [, name = '', parent = ''] = found ?? []
    return found ? [{ pid: Number(pid), parent: Number(parent), name }] : []
  })
}

/**
 * Returns the content of the process's `stat` file. Returns an empty text if the process has ended
 * meanwhile.
 */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
