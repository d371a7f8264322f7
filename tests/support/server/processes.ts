import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createHttpClient } from './http-client.ts'
import type { Server } from './server.ts'

/**
 * Returns the process ids of the server's child processes that answer requests. Reads them from
 * `/proc`. Leaves out the process of the chain.
 */
export function processesOf(server: Server): number[] {
  const primary = String(server.process.pid)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readParent(pid) === primary && readProgram(pid).includes('dist-api/main.js'))
    .map(Number)
}

function readParent(pid: string): string | undefined {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

function readProgram(pid: string): string {
  return readOrNothing(`/proc/${pid}/cmdline`)
}

/** Returns the text of a file. Returns an empty text if its process has ended. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Returns the value of the first metric whose line begins with this name. */
export async function readMetric(server: Server, name: string): Promise<number> {
  const { body } = await createHttpClient(server.url).get('/metrics')
  const line = String(body)
    .split('\n')
    .find((one) => one.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

/**
 * Kills one process without warning, and waits until the process is gone. The server can start
 * another process later.
 */
export async function killProcess(server: Server, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => processesOf(server)).not.toContain(pid)
}

/** Waits until this number of processes answers requests. */
export async function waitForProcesses(server: Server, count: number): Promise<void> {
  await expect.poll(() => readMetric(server, 'processes ')).toBe(count)
}
