import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type AppNode, foldersOf } from './nodes.ts'
import { until } from './poll.ts'
import { signalProgram, startOn } from './programs.ts'
import { placeRecipe } from './recipe.ts'

const SOCKET = join(foldersOf('edge').run, 'admin.sock')

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

async function command(line: string): Promise<string> {
  const socket = connect(SOCKET)
  socket.end(`${line}\n`)
  let answer = ''
  socket.on('data', (chunk) => (answer += String(chunk)))
  await once(socket, 'close')
  return answer
}
