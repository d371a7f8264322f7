import { join } from 'node:path'
import { findFoundryBinary } from '#tests/support/chain/foundry.ts'
import { HDNodeWallet } from 'ethers'
import { deployRegistry } from '#tests/support/chain/registry.ts'
import { addressOf } from './nodes.ts'
import { until } from './poll.ts'
import { startOn } from './programs.ts'

const PORT = 8545
export const CHAIN_ID = 31_337
const MNEMONIC = 'test test test test test test test test test test test junk'
/**
 * The number of keys. They belong to the administrator, the issuer, the revoker and an account
 * without a role, in the order that `deployRegistry` expects.
 */
const KEYS = 4

/** The address of the chain itself. */
const NODE_URL = `http://${addressOf('chain')}:${String(PORT)}`
/** The address of the relay, which logs the sender of each call. */
export const RELAY_URL = `http://${addressOf('chain')}:${String(PORT + 1)}`

export interface ChainAccess {
  contractAddress: string
  issuerKey: string
  revokerKey: string
}

/** Starts a chain that mines a block each second, and deploys the contract on it. */
export async function startChain(): Promise<ChainAccess> {
  const anvil = findFoundryBinary('anvil')
  const listen = ['--host', addressOf('chain'), '--port', String(PORT)]
  const options = ['--chain-id', String(CHAIN_ID), '--block-time', '1', '--slots-in-an-epoch', '1']
  startOn('chain', 'anvil', [anvil, ...listen, ...options])
  const relay = join(import.meta.dirname, 'chain-relay.ts')
  startOn('chain', 'relay', [process.execPath, '--import', 'tsx', relay, NODE_URL, RELAY_URL], {
    cwd: process.cwd(),
  })
  await until('the chain answers', async () => {
    const answer = await sendToChain('eth_chainId').catch(() => undefined)
    return answer !== undefined
  })

  const privateKeys = Array.from(
    { length: KEYS },
    (_, at) =>
      HDNodeWallet.fromPhrase(MNEMONIC, undefined, `m/44'/60'/0'/0/${String(at)}`).privateKey,
  )
  const { address, provider } = await deployRegistry({ url: NODE_URL, privateKeys })
  provider.destroy()
  const [, issuerKey = '', revokerKey = ''] = privateKeys
  return { contractAddress: address, issuerKey, revokerKey }
}

export async function sendToChain(
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> {
  const answer = await fetch(RELAY_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return ((await answer.json()) as { result: unknown }).result
}
