import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { HDNodeWallet, JsonRpcProvider } from 'ethers'
import { closeAfter } from '../closing.ts'
import { findFreePort } from '../free-port.ts'
import { findFoundryBinary } from './foundry.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const KEY_COUNT = 5
const LISTENING = /^Listening on (?<address>\S+)$/

export interface AnvilOptions {
  /** The port of the node. The default is a free port. */
  port?: number
  chainId?: number
  /**
   * The finalized block is twice this number of blocks behind the head. With the default 0, the
   * head itself is finalized.
   */
  slotsPerEpoch?: number
  /**
   * The time of the chain's first block. The default is the time of this process. The clock of the
   * app in a test can show another day.
   */
  begins?: Date
  /** Further arguments of anvil, such as `--no-mining` or `--load-state <file>`. */
  args?: readonly string[]
}

export interface Anvil {
  url: string
  port: number
  pid: number
  /**
   * The private keys of accounts that have money from the first block on. The first account
   * anchors, the second revokes, and the last administers.
   */
  privateKeys: readonly string[]
  /**
   * Calls a method of the node. Anvil also has methods of its own, such as `anvil_reorg`,
   * `evm_mine` and `anvil_dumpState`.
   */
  send: (method: string, params?: readonly unknown[]) => Promise<unknown>
  /** Sends SIGSTOP. The node keeps its port, but answers nothing until `resume` is called. */
  freeze: () => void
  resume: () => void
  /**
   * Sends SIGKILL, and waits for the end of the process. If the test does not call this, the node
   * ends with its test or its file.
   */
  stop: () => Promise<void>
}

/**
 * Starts a new chain on loopback. The chain mines each transaction immediately. It loses its state
 * at its end.
 */
export async function startAnvil({
  port: given,
  chainId = 31_337,
  slotsPerEpoch = 0,
  begins = new Date(),
  args = [],
}: AnvilOptions = {}): Promise<Anvil> {
  const port = given ?? (await findFreePort())
  const child = spawn(
    findFoundryBinary('anvil'),
    [
      ...['--host', '127.0.0.1', '--port', String(port), '--chain-id', String(chainId)],
      ...['--slots-in-an-epoch', String(slotsPerEpoch)],
      ...['--timestamp', String(Math.floor(begins.getTime() / 1000)), ...args],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit').finally(() => process.off('exit', kill))

  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const address = await findAddress(createInterface({ input: child.stdout }))
  if (address === undefined) throw new Error(`anvil did not start: ${errors.join('')}`)
  child.stdout.resume()

  const url = `http://${address}`
  const provider = new JsonRpcProvider(url, chainId, { staticNetwork: true, batchMaxCount: 1 })
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    privateKeys: Array.from(
      { length: KEY_COUNT },
      (_, at) =>
        HDNodeWallet.fromPhrase(MNEMONIC, undefined, `m/44'/60'/0'/0/${String(at)}`).privateKey,
    ),
    send: (method, params = []) => provider.send(method, [...params]),
    freeze: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: closeAfter(async () => {
      provider.destroy()
      kill()
      await ended
    }),
  }
}

async function findAddress(lines: AsyncIterable<string>): Promise<string | undefined> {
  for await (const line of lines) {
    const address = LISTENING.exec(line)?.groups?.['address']
    if (address !== undefined) return address
  }
  return undefined
}
