import type { Knex } from 'knex'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { AnchorLeaf } from './anchor-leaf.ts'

const HASH_BYTES = 32

export interface AnchorState {
  status: 'pending' | 'anchored' | 'revoked'
  /** Null while pending. */
  proof: AnchorProof | null
}

interface ProofColumns {
  anchorHash: string
  leafIndex: number
  siblings: Buffer
  revokedBy: number | null
  root: string
  transactionHash: string | null
  blockNumber: number
  blockTime: Date
  contractAddress: string
  chainId: number
  networkName: string
  explorerUrl: string | null
}

/** What our mirror of the chain says of each hash, in one query; unknown hashes are left out. */
export async function findAnchors(
  connection: Knex,
  anchorHashes: string[],
): Promise<Map<string, AnchorState>> {
  const rows = await AnchorLeaf.query(connection)
    .alias('leaf')
    .leftJoin('anchor_batches as batch', 'batch.id', 'leaf.batchId')
    .leftJoin('chain_events as event', 'event.id', 'batch.anchoredBy')
    .leftJoin('chain_epochs as epoch', 'epoch.id', 'event.epochId')
    .select(
      'leaf.anchorHash',
      'leaf.leafIndex',
      'leaf.siblings',
      'leaf.revokedBy',
      'batch.root',
      'event.transactionHash',
      'event.blockNumber',
      'event.blockTime',
      'epoch.contractAddress',
      'epoch.chainId',
      'epoch.networkName',
      'epoch.explorerUrl',
    )
    .whereRaw('leaf.anchor_hash = ANY(?)', [anchorHashes])
    .castTo<ProofColumns[]>()
  return new Map(rows.map((row) => [row.anchorHash, toState(row)]))
}

function toState(row: ProofColumns): AnchorState {
  const { transactionHash, revokedBy } = row
  if (transactionHash === null) return { status: 'pending', proof: null }
  return {
    status: revokedBy === null ? 'anchored' : 'revoked',
    proof: toProof(row, transactionHash),
  }
}

function toProof(row: ProofColumns, transactionHash: string): AnchorProof {
  return {
    root: row.root,
    index: row.leafIndex,
    siblings: splitHashes(row.siblings),
    transactionHash,
    blockNumber: row.blockNumber,
    blockTime: row.blockTime.toISOString(),
    contractAddress: row.contractAddress,
    chainId: row.chainId,
    networkName: row.networkName,
    explorerUrl: row.explorerUrl && `${row.explorerUrl}/tx/${transactionHash}`,
  }
}

export function splitHashes(siblings: Buffer): string[] {
  return Array.from(
    { length: siblings.length / HASH_BYTES },
    (_, at) => `0x${siblings.toString('hex', at * HASH_BYTES, (at + 1) * HASH_BYTES)}`,
  )
}
