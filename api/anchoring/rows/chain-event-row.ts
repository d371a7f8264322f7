import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'
import { AnchorBatch } from './anchor-batch-row.ts'
import { ChainTransaction } from './chain-transaction-row.ts'

export interface NewChainEvent {
  epochId: string
  kind: 'anchored' | 'revoked'
  root: string
  size: number | null
  word: number | null
  mask: string | null
  reasonCode: number | null
  leaves: number
  transactionHash: string
  logIndex: number
  blockNumber: number
  blockHash: string
  blockTime: Date
}

interface RootsBy {
  roots: string[]
  at: Date
}

/** An event of the contract. An event is stored when its block is final. */
export class ChainEvent extends rowOf({
  table: 'chain_events',
  kept: 'for ever',
  why: PROVES,
  columns: {
    id: nobodys<number>(),
    epochId: nobodys<string>(),
    kind: nobodys<'anchored' | 'revoked'>(),
    root: nobodys<string>(),
    size: nobodys<number | null>(),
    word: nobodys<number | null>(),
    mask: nobodys<string | null>(),
    reasonCode: nobodys<number | null>(),
    leaves: nobodys<number>(),
    transactionHash: nobodys<string>(),
    logIndex: nobodys<number>(),
    blockNumber: nobodys<number>(),
    blockHash: nobodys<string>(),
    blockTime: nobodys<Date>(),
  },
}) {
  /** Returns the hashes of transactions that caused stored events, but are not in our rows. */
  static async foreignTransactions(connection: Knex, epochId: string): Promise<string[]> {
    const rows = await this.query(connection)
      .distinct('transactionHash')
      .where({ epochId })
      .whereNotExists(
        ChainTransaction.query(connection)
          .where({ epochId })
          .whereColumn('chainTransactions.hash', 'chainEvents.transactionHash'),
      )
    return rows.map(({ transactionHash }) => transactionHash)
  }

  /** Inserts the event. Returns the existing row when the event is already stored. */
  static mirror(trx: Transaction, event: NewChainEvent): Promise<ChainEvent> {
    return this.query(trx)
      .insert(event)
      .onConflict(['epochId', 'blockHash', 'logIndex'])
      .merge(['blockNumber'])
      .returning('*')
      .execute()
  }

  /**
   * Finds the event that anchored the root. Returns undefined when no such event of this epoch is final.
   */
  static anchoring(connection: Knex, epochId: string, root: string) {
    return this.query(connection).findOne({ epochId, root, kind: 'anchored' })
  }

  /** Returns those of the given roots that were anchored at this time or earlier. */
  static async rootsAnchoredBy(connection: Knex, epochId: string, { roots, at }: RootsBy) {
    const rows = await this.query(connection)
      .select('root')
      .where({ epochId, kind: 'anchored' })
      .where('blockTime', '<=', at)
      .whereIn('root', roots)
    return rows.map(({ root }) => root)
  }

  /** Finds the blocks with events before the block `below`. The latest block comes first. */
  static async blocksDown(connection: Knex, epochId: string, below: number, limit: number) {
    return this.query(connection)
      .distinct('blockNumber', 'blockHash')
      .where({ epochId })
      .where('blockNumber', '<', below)
      .orderBy('blockNumber', 'desc')
      .limit(limit)
  }

  static async idsAbove(trx: Transaction, epochId: string, blockNumber: number) {
    const rows = await this.query(trx)
      .select('id')
      .where({ epochId })
      .where('blockNumber', '>', blockNumber)
    return rows.map(({ id }) => id)
  }

  static forget(trx: Transaction, ids: number[]) {
    return this.query(trx).delete().whereIn('id', ids)
  }

  /** Finds roots that were anchored after this time and belong to no batch of ours. */
  static foreignRoots(connection: Knex, epochId: string, since: Date) {
    return this.query(connection)
      .where({ epochId, kind: 'anchored' })
      .where('blockTime', '>', since)
      .whereNotExists(
        AnchorBatch.query(connection).alias('batch').whereColumn('batch.root', 'chain_events.root'),
      )
      .orderBy('id')
  }

  static async totals(connection: Knex, epochId: string) {
    const rows = await this.query(connection)
      .select('kind')
      .sum('leaves as leaves')
      .where({ epochId })
      .groupBy('kind')
      .castTo<{ kind: string; leaves: string }[]>()
    const totalOf = (kind: string) => Number(rows.find((row) => row.kind === kind)?.leaves ?? 0)
    return { anchored: totalOf('anchored'), revoked: totalOf('revoked') }
  }
}
