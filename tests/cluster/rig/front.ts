import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { connect as connectSecurely } from 'node:tls'
import { addressOf, type AppNode, foldersOf, type Node } from './nodes.ts'
import { until } from './poll.ts'
import { signalProgram, startOn } from './programs.ts'
import { placeRecipe } from './recipe.ts'

const SOCKET = join(foldersOf('edge').run, 'admin.sock')
const GREETED_MS = 5_000

export async function startFront(): Promise<void> {
  const settings = placeRecipe('haproxy-edge.cfg', 'edge')
  startOn('edge', 'haproxy', ['haproxy', '-W', '-db', '-f', settings])
  await until('the front listens', () => existsSync(SOCKET))
}

/**
 * Reloads the front like `systemctl reload`: a new worker uses the new settings, and the old worker
 * finishes its requests.
 */
export function reloadFront(): void {
  signalProgram('edge', 'haproxy', 'SIGUSR2')
}

/**
 * Sets the state of a node in the front proxy. With `drain`, the proxy sends no new requests to the
 * node.
 */
export async function setNode(node: AppNode, state: 'drain' | 'ready'): Promise<void> {
  await command(`set server nodes/${node} state ${state}`)
}

/** Checks whether the front sends requests to this node. */
export async function isInUse(node: AppNode): Promise<boolean> {
  const lines = (await command('show stat')).split('\n')
  return lines.some((line) => {
    const [backend, server, ...fields] = line.split(',')
    return backend === 'nodes' && server === node && fields.some((field) => /^UP\b/.test(field))
  })
}

/**
 * Starts a program on a node that opens connections to the front. Waits until the front has `count`
 * of them.
 */
export async function startFlood(node: Node, count: number): Promise<void> {
  const flood = join(import.meta.dirname, 'flood.ts')
  const program = [process.execPath, '--import', 'tsx', flood, addressOf('edge')]
  startOn(node, 'flood', program, { cwd: process.cwd() })
  await until('the flood has come', async () => (await countConnections(node)) >= count)
}

/** Returns how many connections the front counts for this node. */
export async function countConnections(node: Node): Promise<number> {
  const lines = (await command('show table addresses')).split('\n')
  const line = lines.find((each) => each.includes(`:${addressOf(node)} `)) ?? ''
  return Number(/conn_cur=(\d+)/.exec(line)?.[1] ?? 0)
}

/** Opens one more connection to the front. Throws an error unless the front begins TLS in time. */
export async function greetFront(): Promise<void> {
  const socket = connectSecurely({ host: addressOf('edge'), port: 443 })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(GREETED_MS) })
  } finally {
    socket.destroy()
  }
}

async function command(line: string): Promise<string> {
  const socket = connect(SOCKET)
  socket.end(`${line}\n`)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  return answer
}
