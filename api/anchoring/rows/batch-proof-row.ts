import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

export interface NewBatchProof {
  batchId: string
  blockNumber: number
  header: Buffer
  accountProof: string[]
  batchProof: string[]
  revocationProof: string[]
}

export interface WantedBatch {
  id: string
  root: string
  size: number
}

const NOTHING_PROVEN = {
  blockNumber: null,
  header: null,
  accountProof: null,
  batchProof: null,
  revocationProof: null,
}

/**
 * The storage proof of an anchored batch at a final block. Without a proof, the row is a request for the
 * proof.
 */
export class BatchProof extends rowOf({
  table: 'batch_proofs',
  kept: 'until the next proof of the same batch is tried',
  why: PROVES,
  columns: {
    batchId: nobodys<string>(),
    /** The time of the request for the next try. Null when no try is requested. */
    wantedAt: nobodys<Date | null>(),
    /** The time of the last try. Null before the first try. */
    triedAt: nobodys<Date | null>(),
    /** The reason why the last try failed. */
    fault: nobodys<string | null>(),
    blockNumber: nobodys<number | null>(),
    header: nobodys<Buffer | null>(),
    accountProof: nobodys<string[] | null>(),
    batchProof: nobodys<string[] | null>(),
    revocationProof: nobodys<string[] | null>(),
  },
}) {
  static override idColumn = 'batchId'

  static async want(connection: Knex, anchorHash: string): Promise<void> {
    await connection.raw(
      `INSERT INTO batch_proofs (batch_id, wanted_at)
       SELECT batch_id, now() FROM anchor_leaves WHERE anchor_hash = ?
           ON CONFLICT (batch_id) DO UPDATE SET wanted_at = excluded.wanted_at`,
      [anchorHash],
    )
  }

  /** Finds the oldest request. Leaves out a batch whose event must be read again during a reread. */
  static async nextWanted(connection: Knex, epochId: string): Promise<WantedBatch | undefined> {
    const { rows } = await connection.raw<{ rows: WantedBatch[] }>(
      `SELECT batch.id, batch.root, batch.size
         FROM batch_proofs proof
         JOIN anchor_batches batch ON batch.id = proof.batch_id
         JOIN chain_events event ON event.id = batch.anchored_by
         JOIN chain_epochs epoch ON epoch.id = event.epoch_id
        WHERE proof.wanted_at IS NOT NULL
          AND epoch.id = ? AND event.block_number <= epoch.followed_block
        ORDER BY proof.wanted_at, batch.id
        LIMIT 1`,
      [epochId],
    )
    return rows[0]
  }

  static record(trx: Transaction, proof: NewBatchProof) {
    return this.query(trx)
      .insert({ ...proof, fault: null, triedAt: new Date(), wantedAt: null })
      .onConflict('batchId')
      .merge()
  }

  static recordFault(connection: Knex, batchId: string, fault: string) {
    return this.query(connection)
      .insert({ batchId, ...NOTHING_PROVEN, fault, triedAt: new Date(), wantedAt: null })
      .onConflict('batchId')
      .merge()
  }

  /** Deletes proofs of blocks that are no longer on the chain. */
  static forgetAbove(trx: Transaction, blockNumber: number) {
    return this.query(trx).delete().where('blockNumber', '>', blockNumber)
  }

  static forgetAll(trx: Transaction) {
    return this.query(trx).delete()
  }
}
