import type { Knex } from 'knex'
import type { ProofFile } from '#contracts/anchoring/proof-file/proof-file.ts'
import { splitHashes } from './proof.ts'

/** The number of hours for which a proof is used. A later revocation in the batch ends this time early. */
const FRESH_HOURS = 24
/** The number of minutes for which we do not request a proof again, after a node failed to return it. */
const FAULT_STANDS_MINUTES = 1

/** The fields of a proof file that come from the chain. */
interface ProvenLeaf extends Pick<
  ProofFile,
  'index' | 'siblings' | 'header' | 'accountProof' | 'batchProof' | 'revocationProof'
> {
  chainId: number
  contractAddress: string
}

/**
 * A proof, or the reason why there is no proof. `pending`: the hash is not on the chain yet. `wanted`:
 * somebody has requested the proof, and the prover is fetching it. `unwanted`: nobody has requested a new
 * proof. `not served`: the node has just failed to return the proof.
 */
export type FoundProof = ProvenLeaf | 'pending' | 'wanted' | 'unwanted' | 'not served'

interface Columns {
  state: 'proven' | 'wanted' | 'unwanted' | 'not served'
  leafIndex: number
  siblings: Buffer
  header: Buffer | null
  accountProof: string[]
  batchProof: string[]
  revocationProof: string[]
  chainId: number
  contractAddress: string
}

export async function findBatchProof(connection: Knex, anchorHash: string): Promise<FoundProof> {
  const { rows } = await connection.raw<{ rows: Columns[] }>(
    `SELECT CASE
              WHEN proof.header IS NOT NULL AND proof.tried_at > now() - make_interval(hours => ?)
               AND NOT EXISTS (
                SELECT FROM chain_events revoked
                 WHERE revoked.kind = 'revoked' AND revoked.root = batch.root
                   AND revoked.epoch_id = epoch.id
                   AND revoked.block_number > proof.block_number) THEN 'proven'
              WHEN proof.wanted_at IS NOT NULL THEN 'wanted'
              WHEN proof.fault IS NOT NULL
               AND proof.tried_at > now() - make_interval(mins => ?) THEN 'not served'
              ELSE 'unwanted' END AS state,
            leaf.leaf_index AS "leafIndex", leaf.siblings, proof.header,
            proof.account_proof AS "accountProof", proof.batch_proof AS "batchProof",
            proof.revocation_proof AS "revocationProof",
            epoch.chain_id AS "chainId", epoch.contract_address AS "contractAddress"
       FROM anchor_leaves leaf
       JOIN anchor_batches batch ON batch.id = leaf.batch_id
       JOIN chain_events event ON event.id = batch.anchored_by
       JOIN chain_epochs epoch ON epoch.id = event.epoch_id
       LEFT JOIN batch_proofs proof ON proof.batch_id = batch.id
      WHERE leaf.anchor_hash = ?`,
    [FRESH_HOURS, FAULT_STANDS_MINUTES, anchorHash],
  )
  const [row] = rows
  if (!row) return 'pending'
  const { state, leafIndex, siblings, header, accountProof, batchProof, revocationProof } = row
  if (state !== 'proven') return state
  return {
    index: leafIndex,
    siblings: splitHashes(siblings),
    header: `0x${header?.toString('hex') ?? ''}`,
    accountProof,
    batchProof,
    revocationProof,
    chainId: row.chainId,
    contractAddress: row.contractAddress,
  }
}
