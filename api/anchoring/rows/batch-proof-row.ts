import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

export interface NewBatchProof {
  batchId: string
  blockNumber: number
  header: Buffer
  accountProof: string[]
  batchProof: string[]
  revocationProof: string[]
}

export interface DueBatch {
  id: string
  root: string
  size: number
}

/** Of a batch that is on chain: what stood in the registry's storage at a final block. */
export class BatchProof extends Model {
  static override tableName = 'batch_proofs'
  static override idColumn = 'batchId'
  declare batchId: string
  declare triedAt: Date
  /** Why the last try brought nothing; an older proof stays beside it. */
  declare fault: string | null
  declare blockNumber: number | null
  declare header: Buffer | null
  declare accountProof: string[] | null
  declare batchProof: string[] | null
  declare revocationProof: string[] | null

  /** Those never proven come first, then those whose revocations are older than a day, or than one of ours. */
  static async due(connection: Knex, limit: number): Promise<DueBatch[]> {
    const { rows } = await connection.raw<{ rows: DueBatch[] }>(
      `SELECT batch.id, batch.root, batch.size FROM anchor_batches batch
         LEFT JOIN batch_proofs proof ON proof.batch_id = batch.id
        WHERE batch.anchored_by IS NOT NULL
          AND (proof.batch_id IS NULL
            OR proof.fault IS NOT NULL AND proof.tried_at < now() - interval '10 minutes'
            OR proof.fault IS NULL AND proof.tried_at < now() - interval '1 day'
            OR proof.fault IS NULL AND EXISTS (
              SELECT FROM chain_events revoked
               WHERE revoked.kind = 'revoked' AND revoked.root = batch.root
                 AND revoked.epoch_id = (SELECT id FROM chain_epochs WHERE ended_at IS NULL)
                 AND revoked.block_number > proof.block_number))
        ORDER BY proof.tried_at NULLS FIRST, batch.id
        LIMIT ?`,
      [limit],
    )
    return rows
  }

  static record(connection: Knex, proof: NewBatchProof) {
    return this.query(connection)
      .insert({ ...proof, fault: null, triedAt: new Date() })
      .onConflict('batchId')
      .merge()
  }

  static recordFault(connection: Knex, batchId: string, fault: string) {
    return this.query(connection)
      .insert({ batchId, fault, triedAt: new Date() })
      .onConflict('batchId')
      .merge(['fault', 'triedAt'])
  }

  /** Of blocks that are not on the chain any more. */
  static forgetAbove(trx: Transaction, blockNumber: number) {
    return this.query(trx).delete().where('blockNumber', '>', blockNumber)
  }

  static forgetAll(trx: Transaction) {
    return this.query(trx).delete()
  }
}
