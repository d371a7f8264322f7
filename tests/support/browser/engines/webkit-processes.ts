import { readdirSync, readFileSync } from 'node:fs'

/**
 * Names of processes. Linux cuts these names after fifteen characters. WebKit's process for network
 * and storage has the first name. The program of the window has the second name.
 */
const NETWORK = 'WebKitNetworkPr'
const WINDOW = 'webkit-window.p'
const INSPECTOR = 'WEBKIT_INSPECTOR_SERVER='
/** Matches the name in parentheses, the state and the process id of the parent. */
const STAT = /\((.*)\) \S (\d+)/s

interface Process {
  pid: number
  parent: number
  name: string
}

/** Ends the storage process that is a descendant of this driver. */
export function endStorageProcess(driver: number): void {
  process.kill(findProcess(driver, NETWORK), 'SIGKILL')
}

/** Returns the address at which the window waits for a driver. */
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
 * Returns the content of the `stat` file of a process. Returns an empty text if the process has
 * ended.
 */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
