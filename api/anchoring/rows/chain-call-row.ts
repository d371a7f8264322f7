import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'
import { ChainTransaction } from './chain-transaction-row.ts'
import { LeafRevocation } from './leaf-revocation-row.ts'

interface NewRevokeCall {
  epochId: string
  batchId: string
  word: number
  mask: string
  reasonCode: number
}

/** A call of the contract that must succeed once in the epoch. The call ends when its event is stored. */
export class ChainCall extends rowOf({
  table: 'chain_calls',
  kept: 'for ever',
  why: PROVES,
  columns: {
    id: nobodys<string>(),
    epochId: nobodys<string>(),
    batchId: nobodys<string>(),
    kind: nobodys<'anchor' | 'revoke'>(),
    word: nobodys<number | null>(),
    mask: nobodys<string | null>(),
    reasonCode: nobodys<number | null>(),
    createdAt: nobodys<Date>(),
    endedAt: nobodys<Date | null>(),
  },
}) {
  static openAnchor(trx: Transaction, epochId: string, batchId: string) {
    return this.query(trx).insert({ epochId, batchId, kind: 'anchor' })
  }

  static async openAnchorOfEveryBatch(trx: Transaction, epochId: string): Promise<void> {
    await trx.raw(
      `INSERT INTO chain_calls (epoch_id, batch_id, kind, created_at)
       SELECT ?, id, 'anchor', sealed_at FROM anchor_batches`,
      [epochId],
    )
  }

  static openRevoke(trx: Transaction, call: NewRevokeCall) {
    return this.query(trx)
      .insert({ ...call, kind: 'revoke' })
      .returning('*')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findById(id)
  }

  /** Finds open calls of these kinds without a live transaction. The oldest comes first. */
  static unsent(
    connection: Knex,
    epochId: string,
    { kinds, limit }: { kinds: readonly ChainCall['kind'][]; limit: number },
  ) {
    return this.query(connection)
      .where({ epochId })
      .whereIn('kind', [...kinds])
      .whereNull('endedAt')
      .whereNotExists(
        ChainTransaction.query(connection)
          .alias('sent')
          .whereColumn('sent.callId', 'chain_calls.id')
          .where({ isRetired: false }),
      )
      .orderBy(['createdAt', 'id'])
      .limit(limit)
  }

  static countOpen(connection: Knex, epochId: string) {
    return this.query(connection).where({ epochId }).whereNull('endedAt').resultSize()
  }

  static end(trx: Transaction, id: string) {
    return this.query(trx).patch({ endedAt: new Date() }).where({ id })
  }

  static endAnchor(trx: Transaction, epochId: string, batchId: string) {
    return this.query(trx)
      .patch({ endedAt: new Date() })
      .where({ epochId, batchId, kind: 'anchor' })
      .whereNull('endedAt')
  }

  /**
   * Ends the revocation calls of the batch, except calls with a leaf that is not revoked on the chain yet.
   */
  static endRevokes(trx: Transaction, epochId: string, batchId: string) {
    const unrevoked = LeafRevocation.query(trx)
      .alias('revocation')
      .join('anchor_leaves as leaf', 'leaf.anchorHash', 'revocation.anchorHash')
      .whereColumn('revocation.callId', 'chain_calls.id')
      .whereNull('leaf.revokedBy')
    return this.query(trx)
      .patch({ endedAt: new Date() })
      .where({ epochId, batchId, kind: 'revoke' })
      .whereNull('endedAt')
      .whereNotExists(unrevoked)
  }

  static endAll(trx: Transaction, epochId: string) {
    return this.query(trx).patch({ endedAt: new Date() }).where({ epochId }).whereNull('endedAt')
  }

  static async reopenAnchors(trx: Transaction, epochId: string, batchIds: string[]) {
    const rows = await this.query(trx)
      .patch({ endedAt: null })
      .where({ epochId, kind: 'anchor' })
      .whereIn('batchId', batchIds)
      .returning('id')
    return rows.map(({ id }) => id)
  }

  static reopen(trx: Transaction, ids: string[]) {
    return this.query(trx).patch({ endedAt: null }).whereIn('id', ids)
  }
}
