import { join } from 'node:path'
import { parseUnits } from 'ethers'
import type { Env } from '#api/settings/env.ts'
import type { ChainNames } from '#api/anchoring/rows/chain-epoch-row.ts'
import { startLocalChain } from './local-chain.ts'

const LOCAL_NAME = 'Local chain'
/** The local chain's currency has no value, so any fee is fine. */
const LOCAL_MAX_FEE = parseUnits('1000', 'gwei')

/** How to reach the chain, and how a configured chain and our own differ. */
export interface ChainSource {
  rpcUrl: string
  issuerKey: string
  revokerKey: string
  /** Absent on our own chain, where we deploy the contract. */
  contractAddress: string | undefined
  names: ChainNames
  /** How many blocks must follow, when the chain does not say which block is final. */
  confirmations: number
  /** The most to offer for a unit of gas. */
  maxFeePerGas: bigint
  /** How long a batch waits for more leaves. */
  batchAgeMs: number
  /** The pauses between two passes: while work is under way, and otherwise. */
  busyPauseMs: number
  idlePauseMs: number
  /** Whether our own chain's process has ended; always false for a configured chain. */
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
