import type { Knex } from 'knex'
import type { ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { splitHashes } from './proof.ts'

/** What of a proof file is the chain's. */
export interface ProvenLeaf extends Pick<
  ProofFile,
  'index' | 'siblings' | 'header' | 'accountProof' | 'batchProof' | 'revocationProof'
> {
  chainId: number
  contractAddress: string
}

interface Columns {
  leafIndex: number
  siblings: Buffer
  header: Buffer | null
  accountProof: string[]
  batchProof: string[]
  revocationProof: string[]
  chainId: number
  contractAddress: string
}

/** `pending` until it is on chain and proven; `not served` where the node gives no proofs. */
export async function findBatchProof(
  connection: Knex,
  anchorHash: string,
): Promise<ProvenLeaf | 'pending' | 'not served'> {
  const { rows } = await connection.raw<{ rows: Columns[] }>(
    `SELECT leaf.leaf_index AS "leafIndex", leaf.siblings, proof.header,
            proof.account_proof AS "accountProof", proof.batch_proof AS "batchProof",
            proof.revocation_proof AS "revocationProof",
            epoch.chain_id AS "chainId", epoch.contract_address AS "contractAddress"
       FROM anchor_leaves leaf
       JOIN anchor_batches batch ON batch.id = leaf.batch_id
       JOIN chain_events event ON event.id = batch.anchored_by
       JOIN chain_epochs epoch ON epoch.id = event.epoch_id
       JOIN batch_proofs proof ON proof.batch_id = batch.id
      WHERE leaf.anchor_hash = ?`,
    [anchorHash],
  )
  const [row] = rows
  if (!row) return 'pending'
  if (!row.header) return 'not served'
  const { leafIndex, siblings, header, accountProof, batchProof, revocationProof } = row
  return {
    index: leafIndex,
    siblings: splitHashes(siblings),
    header: `0x${header.toString('hex')}`,
    accountProof,
    batchProof,
    revocationProof,
    chainId: row.chainId,
    contractAddress: row.contractAddress,
  }
}
