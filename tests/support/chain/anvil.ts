import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { HDNodeWallet, JsonRpcProvider } from 'ethers'
import { closeAfter } from '../closing.ts'
import { findFoundryBinary } from './foundry.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const KEY_COUNT = 5
const LISTENING = /^Listening on (?<address>\S+)$/

export interface AnvilOptions {
  /** 0, the default, takes a free one. */
  port?: number
  chainId?: number
  /** How many blocks behind its head the chain calls final, in pairs; the head itself, by default. */
  slotsPerEpoch?: number
  /** When the chain begins; by default now, which in a test may be another day. */
  begins?: Date
  /** Anything else that anvil takes, such as `--no-mining` or `--load-state <file>`. */
  args?: readonly string[]
}

export interface Anvil {
  url: string
  port: number
  pid: number
  /** Keys of accounts that own money from the first block on; the first anchors, the second revokes, the last administers. */
  privateKeys: readonly string[]
  /** For what the node offers beyond the chain: `anvil_reorg`, `evm_mine`, `anvil_dumpState`. */
  send: (method: string, params?: readonly unknown[]) => Promise<unknown>
  /** SIGSTOP: the node keeps its port and answers nothing until `resume`. */
  freeze: () => void
  resume: () => void
  /** SIGKILL, and waits until the process is gone: earlier than at the end of the test, or of the file, that started it. */
  stop: () => Promise<void>
}

/** Starts a chain of its own, on loopback, that mines each transaction at once and forgets all at its end. */
export async function startAnvil({
  port = 0,
  chainId = 31_337,
  slotsPerEpoch = 0,
  begins = new Date(),
  args = [],
}: AnvilOptions = {}): Promise<Anvil> {
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
