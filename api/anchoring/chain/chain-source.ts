import { join } from 'node:path'
import { parseUnits } from 'ethers'
import type { Env } from '#api/settings/env.ts'
import type { ChainNames } from '#api/anchoring/rows/chain-epoch-row.ts'
import { startLocalChain } from './local-chain.ts'

const LOCAL_NAME = 'Local chain'
/** The highest fee on our own chain. Its currency has no value, so any fee is acceptable. */
const LOCAL_MAX_FEE = parseUnits('1000', 'gwei')

/** The address of the chain, and the settings in which a configured chain and our own chain differ. */
export interface ChainSource {
  rpcUrl: string
  issuerKey: string
  revokerKey: string
  /** Absent on our own chain, because we deploy the contract there. */
  contractAddress: string | undefined
  names: ChainNames
  /**
   * The number of blocks that must follow a block before the block counts as final. Used only if the chain
   * does not mark final blocks.
   */
  confirmations: number
  /** The highest fee per unit of gas that we offer. */
  maxFeePerGas: bigint
  /** The time for which a batch waits for more leaves. */
  batchAgeMs: number
  /**
   * The pause between two passes of the sender (`runPass`) while calls are open. `idlePauseMs` is the pause
   * at other times.
   */
  busyPauseMs: number
  idlePauseMs: number
  /** Returns whether the process of our own chain has ended. Always returns false for a configured chain. */
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
