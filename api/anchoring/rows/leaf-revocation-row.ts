import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

export interface WaitingRevocation {
  anchorHash: string
  reasonCode: number
  batchId: string
  leafIndex: number
}

/** The revocation of one leaf on the chain, and the call that makes the revocation. */
export class LeafRevocation extends rowOf({
  table: 'leaf_revocations',
  kept: 'for ever',
  why: PROVES,
  columns: {
    anchorHash: nobodys<string>(),
    reasonCode: nobodys<number>(),
    queuedAt: nobodys<Date>(),
    callId: nobodys<string | null>(),
  },
}) {
  static override idColumn = 'anchorHash'

  /** Keeps the first reason of a leaf, because the contract sets a bit only once. */
  static async enqueue(trx: Transaction, anchorHashes: string[], reasonCode: number) {
    if (anchorHashes.length === 0) return
    await this.query(trx)
      .insert(anchorHashes.map((anchorHash) => ({ anchorHash, reasonCode })))
      .onConflict('anchorHash')
      .ignore()
  }

  /**
   * Finds waiting revocations of leaves whose root is on the chain. The contract would refuse other
   * revocations.
   */
  static async ready(trx: Transaction, limit: number): Promise<WaitingRevocation[]> {
    return this.query(trx)
      .alias('revocation')
      .join('anchor_leaves as leaf', 'leaf.anchorHash', 'revocation.anchorHash')
      .join('anchor_batches as batch', 'batch.id', 'leaf.batchId')
      .select('revocation.anchorHash', 'revocation.reasonCode', 'leaf.batchId', 'leaf.leafIndex')
      .whereNull('revocation.callId')
      .whereNull('leaf.revokedBy')
      .whereNotNull('batch.anchoredBy')
      .orderBy('revocation.queuedAt')
      .limit(limit)
      .castTo<WaitingRevocation[]>()
  }

  static assign(trx: Transaction, anchorHashes: string[], callId: string) {
    return this.query(trx).patch({ callId }).whereIn('anchorHash', anchorHashes)
  }

  static release(trx: Transaction, callId: string) {
    return this.query(trx).patch({ callId: null }).where({ callId })
  }

  static releaseAll(trx: Transaction) {
    return this.query(trx).patch({ callId: null }).whereNotNull('callId')
  }

  static async callsOf(trx: Transaction, anchorHashes: string[]): Promise<string[]> {
    const rows = await this.query(trx)
      .distinct('callId')
      .whereIn('anchorHash', anchorHashes)
      .whereNotNull('callId')
    return rows.flatMap(({ callId }) => callId ?? [])
  }

  /** Counts the contract calls that all revocations need. */
  static async countCalls(connection: Knex): Promise<number> {
    const calls = await this.query(connection)
      .alias('revocation')
      .join('anchor_leaves as leaf', 'leaf.anchorHash', 'revocation.anchorHash')
      .distinct('leaf.batchId', 'revocation.reasonCode')
    return calls.length
  }

  static countWaiting(connection: Knex) {
    return this.query(connection)
      .alias('revocation')
      .join('anchor_leaves as leaf', 'leaf.anchorHash', 'revocation.anchorHash')
      .whereNull('leaf.revokedBy')
      .resultSize()
  }
}
