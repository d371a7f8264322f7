import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { createHttpClient } from './http-client.ts'
import type { Server } from './server.ts'

/** The processes that answer for a server that is several, by proc(5); the chain is another program. */
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

/** Of a process that has just ended there is nothing. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The value of the first measurement whose line begins so. */
export async function readMetric(server: Server, name: string): Promise<number> {
  const { body } = await createHttpClient(server.url).get('/metrics')
  const line = String(body)
    .split('\n')
    .find((one) => one.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

/** Kills one of them, as by a crash; it is gone afterwards, and not yet replaced. */
export async function killProcess(server: Server, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => processesOf(server)).not.toContain(pid)
}

/** Until so many answer. */
export async function waitForProcesses(server: Server, count: number): Promise<void> {
  await expect.poll(() => readMetric(server, 'processes ')).toBe(count)
}
