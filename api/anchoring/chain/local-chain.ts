import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { computeAddress, hexlify, randomBytes } from 'ethers'
import { z } from 'zod'
import { readHead } from './chain-reads.ts'
import { openRpc, type Rpc } from './rpc.ts'

const LISTENING = /^Listening on (?<address>\S+)$/
const RICH = '0xffffffffffffffffffffffff'

/**
 * The options of the node, anvil. We never read past states. Without `--prune-history`, anvil would write
 * them to the home folder.
 */
const NODE_OPTIONS = [
  ...['--host', '127.0.0.1', '--port', '0', '--no-cors'],
  ...['--accounts', '1', '--mnemonic-random', '--prune-history'],
]

/**
 * The shortest pause between two writes of the state. The pause is also at least `SAVE_PAUSE_FACTOR` times as
 * long as the last write, because each block makes a write longer.
 */
const SAVE_PAUSE_MIN_MS = 1_000
const SAVE_PAUSE_FACTOR = 20

/**
 * The script of a shell that runs between our process and the node. If our process is killed, the shell's
 * input closes, and the shell kills the node. Without the shell, the node would continue to run.
 */
const GUARD = `exec 3<&0
"$@" 3<&- &
node=$!
(cat <&3 >/dev/null; kill -9 $node) 2>/dev/null &
wait $node`

interface LocalChain {
  rpcUrl: string
  issuerKey: string
  revokerKey: string
  hasEnded: () => boolean
  /**
   * Writes the state to the folder. Does nothing if no block is new, or if the last write was a short time
   * ago.
   */
  save: () => Promise<void>
  /** Writes the state and ends the node. */
  stop: () => Promise<void>
}

/**
 * Starts our own chain on loopback from the saved state in the folder. If the state cannot be read, renames
 * the state file and starts a new chain with another genesis.
 */
export async function startLocalChain(folder: string, stopped: AbortSignal): Promise<LocalChain> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const statePath = join(folder, 'state.json')
  const issuerKey = await openKey(join(folder, 'key'))
  const revokerKey = await openKey(join(folder, 'revoker-key'))
  const { child, rpcUrl } = await startFromState(statePath)
  const rpc = openRpc(rpcUrl, stopped)
  for (const key of [issuerKey, revokerKey]) {
    await rpc.call('anvil_setBalance', [computeAddress(key), RICH], z.null())
  }

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  let savedHead = -1
  let saveAgainAt = 0
  async function save(node: Rpc) {
    const head = await readHead(node)
    if (head === savedHead) return
    const startedAt = performance.now()
    await saveState(node, statePath)
    savedHead = head
    const now = performance.now()
    saveAgainAt = now + Math.max(SAVE_PAUSE_MIN_MS, SAVE_PAUSE_FACTOR * (now - startedAt))
  }

  return {
    rpcUrl,
    issuerKey,
    revokerKey,
    hasEnded,
    async save() {
      if (performance.now() >= saveAgainAt) await save(rpc)
    },
    async stop() {
      if (hasEnded()) return
      try {
        await save(openRpc(rpcUrl, new AbortController().signal))
      } finally {
        const ended = once(child, 'exit')
        child.stdin?.destroy()
        await ended
      }
    },
  }
}

interface Started {
  child: ChildProcess
  rpcUrl: string
}

async function startFromState(statePath: string): Promise<Started> {
  if (!(await exists(statePath))) return requireStarted(await startNode([]))
  const resumed = await startNode(['--load-state', statePath])
  if (typeof resumed !== 'string') return resumed
  await rename(statePath, `${statePath}.unreadable`)
  return requireStarted(await startNode([]))
}

function requireStarted(started: Started | string): Started {
  if (typeof started === 'string') throw new Error(`The local chain did not start: ${started}`)
  return started
}

/** Returns the node's error output when it does not start. */
async function startNode(args: readonly string[]): Promise<Started | string> {
  const child = spawn('sh', ['-c', GUARD, 'sh', findNode(), ...NODE_OPTIONS, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // The node has its own process group. An interrupt from the terminal therefore ends our process first.
    detached: true,
  })
  child.stdin.on('error', () => child.stdin.destroy())
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text))
  for await (const line of createInterface({ input: child.stdout })) {
    const address = LISTENING.exec(line)?.groups?.['address']
    if (address === undefined) continue
    child.stdout.resume()
    return { child, rpcUrl: `http://${address}` }
  }
  child.stdin.destroy()
  return complaints.join('').trim()
}

/** Finds the node's program. The package's own starter is not used, because it would add another process. */
function findNode(): string {
  const requireFromHere = createRequire(import.meta.url)
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const starter = requireFromHere.resolve('@foundry-rs/anvil/package.json')
  return createRequire(starter).resolve(
    `@foundry-rs/anvil-${process.platform}-${architecture}/bin/anvil`,
  )
}

async function openKey(path: string): Promise<string> {
  if (!(await exists(path))) await writeFile(path, hexlify(randomBytes(32)), { mode: 0o600 })
  return readFile(path, 'utf8')
}

/**
 * Writes the state to a new file, then renames the file. A kill therefore never leaves an incomplete state.
 */
async function saveState(rpc: Rpc, statePath: string): Promise<void> {
  const dump = await rpc.call('anvil_dumpState', [], z.string())
  const state = await promisify(gunzip)(Buffer.from(dump.slice(2), 'hex'))
  const file = await open(`${statePath}.new`, 'w', 0o600)
  await file.writeFile(state)
  await file.sync()
  await file.close()
  await rename(`${statePath}.new`, statePath)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
