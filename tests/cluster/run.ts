import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUTHORITY, makeCertificates } from './rig/certificates.ts'
import { unmountDisks } from './rig/disks.ts'
import { layCables, onNode, removeCables } from './rig/network.ts'
import { FOLDER, LOGS } from './rig/nodes.ts'
import { installPrograms } from './rig/packages.ts'
import { makeFolders } from './rig/recipe.ts'

const OWNER = join(FOLDER, 'owner.pid')
const SCENARIOS = join(import.meta.dirname, 'play.ts')

/**
 * `npm run cluster -- [scenario …] [--runs N]`. This process lays out the networks, and starts
 * another process that plays the scenarios on the node `client`. At the end it removes everything,
 * even if that process has crashed.
 */
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopped.abort()
  })
}
requireRoot()
installPrograms()
requireAlone()
removeAll()
try {
  process.exitCode = await playOnClient()
} finally {
  removeAll()
}

async function playOnClient(): Promise<number> {
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(OWNER, String(process.pid))
  makeFolders()
  makeCertificates()
  layCables()
  const [enter, ...args] = onNode('client')
  const play = [...args, process.execPath, '--import', 'tsx', SCENARIOS, ...process.argv.slice(2)]
  const child = spawn(enter, play, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: AUTHORITY },
    detached: true,
    signal: stopped.signal,
    killSignal: 'SIGKILL',
  })
  const ended = once(child, 'exit') as Promise<[number | null]>
  const [code] = await ended.catch((error: unknown): [number] => {
    if (stopped.signal.aborted) return [1]
    throw error
  })
  return code ?? 1
}

function removeAll(): void {
  removeCables()
  unmountDisks()
  rmSync(FOLDER, { recursive: true, force: true })
}

function requireRoot(): void {
  if (process.getuid?.() === 0) return
  throw new Error('The cluster needs root: it makes networks and installs what Debian has.')
}

/**
 * Allows only one cluster on a machine, because the names of the networks are fixed. By these
 * names, a run can also find and remove the networks of a killed run.
 */
function requireAlone(): void {
  const owner = existsSync(OWNER) ? Number(readFileSync(OWNER, 'utf8')) : 0
  if (owner > 0 && existsSync(`/proc/${String(owner)}`)) {
    throw new Error(`Another cluster is running: process ${String(owner)}.`)
  }
}
