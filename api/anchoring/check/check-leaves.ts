import type { Knex } from 'knex'
import { AnchorLeaf } from '#api/anchoring/rows/anchor-leaf-row.ts'

export interface LeafRecord {
  anchorHash: string
  /** Null while the leaf's root is not on the chain. */
  transactionHash: string | null
  isRevocationQueued: boolean
  isRevokedOnChain: boolean
}

interface LeafColumns {
  anchorHash: string
  transactionHash: string | null
  queuedHash: string | null
  revokedBy: number | null
}

/** The map has no entry for an unknown hash. */
export async function readLeafRecords(
  database: Knex,
  anchorHashes: string[],
): Promise<Map<string, LeafRecord>> {
  const rows = await AnchorLeaf.query(database)
    .alias('leaf')
    .leftJoin('anchor_batches as batch', 'batch.id', 'leaf.batchId')
    .leftJoin('chain_events as event', 'event.id', 'batch.anchoredBy')
    .leftJoin('leaf_revocations as revocation', 'revocation.anchorHash', 'leaf.anchorHash')
    .select(
      'leaf.anchorHash',
      'leaf.revokedBy',
      'event.transactionHash',
      'revocation.anchorHash as queuedHash',
    )
    .whereIn('leaf.anchorHash', anchorHashes)
    .castTo<LeafColumns[]>()
  return new Map(
    rows.map(({ anchorHash, transactionHash, queuedHash, revokedBy }) => [
      anchorHash,
      {
        anchorHash,
        transactionHash,
        isRevocationQueued: queuedHash !== null,
        isRevokedOnChain: revokedBy !== null,
      },
    ]),
  )
}
