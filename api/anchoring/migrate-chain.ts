import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { readFees } from '#api/anchoring/chain/chain-reads.ts'
import { openChainSource, type ChainEnv } from '#api/anchoring/chain/chain-source.ts'
import { openRpc, type Rpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { moveEpoch } from './enter-epoch.ts'
import { takeSenderLock } from './sender-lock.ts'
import type { ChainListeners } from './session.ts'

/** The gas of one call: slightly more than the most expensive call needs. */
const GAS_PER_CALL = 52_000n

export interface MigrationCost {
  anchors: number
  revocations: number
  gasPerCall: bigint
  feePerGas: bigint
  total: bigint
}

interface Migration {
  env: ChainEnv & { chain: NonNullable<ChainEnv['chain']> }
  database: Knex
  listeners: ChainListeners
  /** Returns whether the operator accepts this cost. */
  agrees: (cost: MigrationCost) => boolean
  /** Makes further changes in the transaction of the move. */
  onMoved?: (trx: Transaction) => Promise<void>
}

/**
 * Moves the anchors from the present contract to the contract at `CONTRACT_ADDRESS`. After its next start,
 * the sender anchors every batch in the new contract and repeats our revocations. It does not repeat
 * revocations of other senders. Returns whether the operator accepted the cost.
 */
export async function migrateChain({ env, database, listeners, agrees, onMoved }: Migration) {
  const lock = await takeSenderLock(env.databaseUrl)
  if (!lock) throw new Error('A server is running and anchors. Stop every server first.')
  try {
    const stopped = new AbortController().signal
    const source = await openChainSource(env, stopped)
    const rpc = openRpc(source.rpcUrl, stopped)
    if (!agrees(await readCost(database, rpc))) return false
    await moveEpoch({
      ...source,
      database,
      rpc,
      listeners,
      ...(onMoved && { onBegun: onMoved }),
      keys: { issuer: openSigner(source.issuerKey), revoker: openSigner(source.revokerKey) },
      contractAddress: env.chain.contractAddress,
    })
    return true
  } finally {
    await lock.release()
  }
}

async function readCost(database: Knex, rpc: Rpc): Promise<MigrationCost> {
  const anchors = await AnchorBatch.query(database).resultSize()
  const revocations = await LeafRevocation.countCalls(database)
  const { leastPerGas } = await readFees(rpc)
  return {
    anchors,
    revocations,
    gasPerCall: GAS_PER_CALL,
    feePerGas: leastPerGas,
    total: BigInt(anchors + revocations) * GAS_PER_CALL * leastPerGas,
  }
}
