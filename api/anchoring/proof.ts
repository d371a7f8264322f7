import type { Knex } from 'knex'
import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'

const HASH_BYTES = 32

export interface AnchorState {
  status: 'pending' | 'anchored' | 'revoked'
  /** True when the chain has a revocation that this server has neither requested nor accepted. */
  isDisputed: boolean
  /** Null until the leaf is on the chain. */
  proof: AnchorProof | null
}

/**
 * The columns that `toAnchorState` needs. The query must have the table alias `leaf` and the joins of
 * `ANCHOR_JOINS`.
 */
export const ANCHOR_COLUMNS = `
  leaf.anchor_hash AS "anchorHash",
  leaf.leaf_index AS "leafIndex",
  leaf.siblings AS "siblings",
  leaf.revoked_by AS "revokedBy",
  asked.anchor_hash IS NOT NULL AS "isRevocationAsked",
  batch.root AS "root",
  event.transaction_hash AS "transactionHash",
  event.block_number AS "blockNumber",
  event.block_time AS "blockTime",
  epoch.contract_address AS "contractAddress",
  epoch.chain_id AS "chainId",
  epoch.network_name AS "networkName",
  epoch.explorer_url AS "explorerUrl"`

export const ANCHOR_JOINS = `
  LEFT JOIN leaf_revocations asked ON asked.anchor_hash = leaf.anchor_hash
  LEFT JOIN anchor_batches batch ON batch.id = leaf.batch_id
  LEFT JOIN chain_events event ON event.id = batch.anchored_by
  LEFT JOIN chain_epochs epoch ON epoch.id = event.epoch_id`

/** A row with the columns of `ANCHOR_COLUMNS`. All columns are null when a credential has no leaf. */
export interface AnchorColumns {
  anchorHash: string
  leafIndex: number
  siblings: Buffer
  revokedBy: number | null
  isRevocationAsked: boolean
  root: string
  transactionHash: string | null
  blockNumber: number
  blockTime: Date
  contractAddress: string
  chainId: number
  networkName: string
  explorerUrl: string | null
}

/**
 * Reads the anchoring state of each hash from our rows in one query. The map has no entry for an unknown
 * hash.
 */
export async function findAnchors(
  connection: Knex,
  anchorHashes: string[],
): Promise<Map<string, AnchorState>> {
  const { rows } = await connection.raw<{ rows: AnchorColumns[] }>(
    `SELECT ${ANCHOR_COLUMNS} FROM anchor_leaves leaf ${ANCHOR_JOINS}
      WHERE leaf.anchor_hash = ANY(?)`,
    [anchorHashes],
  )
  return new Map(rows.map((row) => [row.anchorHash, toAnchorState(row)]))
}

export function toAnchorState(row: AnchorColumns): AnchorState {
  const { transactionHash, revokedBy, isRevocationAsked } = row
  if (transactionHash === null) return { status: 'pending', isDisputed: false, proof: null }
  return {
    status: revokedBy !== null && isRevocationAsked ? 'revoked' : 'anchored',
    isDisputed: revokedBy !== null && !isRevocationAsked,
    proof: toProof(row, transactionHash),
  }
}

function toProof(row: AnchorColumns, transactionHash: string): AnchorProof {
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
