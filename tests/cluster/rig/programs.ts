import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import { LOGS, type Node } from './nodes.ts'
import { onNode, pidsOn } from './network.ts'

interface Start {
  env?: NodeJS.ProcessEnv
  /** The user that runs the program. Without a user, root runs it. */
  user?: string
  cwd?: string
}

const running = new Map<string, ChildProcess>()

/** Starts a program on a node. Its output goes to a separate log file. */
export function startOn(node: Node, name: string, command: string[], start: Start = {}): void {
  const { user, env = {}, cwd = '/' } = start
  const as = user ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
  const [enter, ...args] = [...onNode(node), ...as, ...command]
  const log = openSync(`${LOGS}/${node}.${name}.log`, 'a')
  const child = spawn(enter, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    // Ctrl-C does not reach a detached process. It reaches only `run.ts`, which removes everything.
    detached: true,
  })
  closeSync(log)
  running.set(`${node}.${name}`, child)
}

/** Asks a program to end, and waits until it has ended. */
export async function stopOn(
  node: Node,
  name: string,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  const child = running.get(`${node}.${name}`)
  running.delete(`${node}.${name}`)
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** Sends a signal to one program of a node. */
export function signalProgram(node: Node, name: string, signal: NodeJS.Signals): void {
  running.get(`${node}.${name}`)?.kill(signal)
}

/**
 * Sends a signal to every process on the node. SIGKILL then works like a power cut, and SIGSTOP
 * like a hung hypervisor.
 */
export function signalNode(node: Node, signal: NodeJS.Signals): void {
  signalEach(pidsOn(node), signal)
}

/** Sends a signal to all processes of PostgreSQL on the node, and to no other process. */
export function signalPostgres(node: Node, signal: NodeJS.Signals): void {
  signalEach(
    pidsOn(node).filter((pid) => commandOf(pid) === 'postgres'),
    signal,
  )
}

function signalEach(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has ended by itself in the meantime.
    }
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
