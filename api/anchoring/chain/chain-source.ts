import { join } from 'node:path'
import { parseUnits } from 'ethers'
import type { Env } from '#api/settings/env.ts'
import type { ChainNames } from '#api/anchoring/rows/chain-epoch-row.ts'
import { startLocalChain } from './local-chain.ts'

const LOCAL_NAME = 'Local chain'
/** Money there is none. */
const LOCAL_MAX_FEE = parseUnits('1000', 'gwei')

/** Where the chain is reached, and how it differs between a configured one and our own. */
export interface ChainSource {
  rpcUrl: string
  issuerKey: string
  revokerKey: string
  /** Absent on our own chain, where the contract is ours to deploy. */
  contractAddress: string | undefined
  names: ChainNames
  /** How many blocks must follow, where the chain does not say which one is final. */
  confirmations: number
  /** The most to offer for a unit of gas. */
  maxFeePerGas: bigint
  /** How long a batch waits for more. */
  batchAgeMs: number
  /** Between two looks at the chain: while something is under way, and otherwise. */
  busyPauseMs: number
  idlePauseMs: number
  /** Its process is gone; a configured chain has none of ours. */
  hasEnded: () => boolean
  save: () => Promise<void>
  stop: () => Promise<void>
}

export type ChainEnv = Pick<
  Env,
  'chain' | 'dataDir' | 'databaseUrl' | 'explorerUrl' | 'networkName'
>

export async function openChainSource(env: ChainEnv, stopped: AbortSignal): Promise<ChainSource> {
  return env.chain ? configuredChain(env, env.chain) : ownChain(env, stopped)
}

function configuredChain(env: ChainEnv, chain: NonNullable<ChainEnv['chain']>): ChainSource {
  return {
    ...chain,
    maxFeePerGas: parseUnits(String(chain.maxFeeGwei), 'gwei'),
    names: {
      networkName: env.networkName ?? new URL(chain.rpcUrl).host,
      explorerUrl: env.explorerUrl?.replace(/\/+$/, '') ?? null,
    },
    batchAgeMs: 60_000,
    busyPauseMs: 4_000,
    idlePauseMs: 4_000,
    hasEnded: () => false,
    save: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}

async function ownChain(env: ChainEnv, stopped: AbortSignal): Promise<ChainSource> {
  const chain = await startLocalChain(join(env.dataDir, 'chain'), stopped)
  return {
    ...chain,
    contractAddress: undefined,
    names: { networkName: env.networkName ?? LOCAL_NAME, explorerUrl: null },
    confirmations: 0,
    maxFeePerGas: LOCAL_MAX_FEE,
    batchAgeMs: 500,
    busyPauseMs: 20,
    idlePauseMs: 500,
  }
}
