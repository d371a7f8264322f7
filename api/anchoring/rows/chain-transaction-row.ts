import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { PROVES } from './proves.ts'

interface NewChainTransaction {
  hash: string
  epochId: string
  callId: string | null
  /** The account that uses the nonce. */
  sender: string
  nonce: number
  raw: string
  maxFeePerGas: string
  maxPriorityFeePerGas: string
  signedAtBlock: number
}

/**
 * A signed transaction. We store it before we send it. A transaction is live until we find that its nonce was
 * used. Transactions of one call with raised fees share a nonce, and the chain can mine only one of them.
 */
export class ChainTransaction extends rowOf({
  table: 'chain_transactions',
  kept: 'for ever',
  why: PROVES,
  columns: {
    hash: nobodys<string>(),
    epochId: nobodys<string>(),
    callId: nobodys<string | null>(),
    sender: nobodys<string>(),
    nonce: nobodys<number>(),
    raw: nobodys<string>(),
    maxFeePerGas: nobodys<string>(),
    maxPriorityFeePerGas: nobodys<string>(),
    signedAtBlock: nobodys<number>(),
    isRetired: nobodys<boolean>(),
    createdAt: nobodys<Date>(),
  },
}) {
  static override idColumn = ['epochId', 'hash']

  /**
   * Stores the transaction as live. The row may already exist, because a second signature of the same call
   * gives the same bytes.
   */
  static async store(connection: Knex, transaction: NewChainTransaction): Promise<void> {
    await this.query(connection)
      .insert({ ...transaction, isRetired: false })
      .onConflict(['epochId', 'hash'])
      .merge(['isRetired', 'callId', 'signedAtBlock'])
  }

  /** Finds the live transactions, ordered by nonce and then by the time of signing. */
  static live(connection: Knex, epochId: string) {
    return this.query(connection)
      .where({ epochId, isRetired: false })
      .orderBy(['nonce', 'createdAt'])
  }

  /** Returns the nonce after the last stored nonce of this account. Returns 0 when no nonce is stored. */
  static async nextNonce(connection: Knex, epochId: string, sender: string): Promise<number> {
    const row = await this.query(connection)
      .max('nonce as last')
      .where({ epochId, sender })
      .first()
      .castTo<{ last: number | null } | undefined>()
    return (row?.last ?? -1) + 1
  }

  static retire(connection: Knex, epochId: string, hashes: string[]) {
    return this.query(connection)
      .patch({ isRetired: true })
      .where({ epochId })
      .whereIn('hash', hashes)
  }

  static async retireAll(trx: Transaction, epochId: string) {
    await this.query(trx).patch({ isRetired: true }).where({ epochId, isRetired: false })
  }

  /** Makes transactions live again after a fork, unless another transaction has used their nonce. */
  static async revive(trx: Transaction, callIds: string[]): Promise<void> {
    const taken = this.query(trx)
      .alias('other')
      .whereColumn('other.epochId', 'chain_transactions.epochId')
      .whereColumn('other.sender', 'chain_transactions.sender')
      .whereColumn('other.nonce', 'chain_transactions.nonce')
      .where({ isRetired: false })
    await this.query(trx)
      .patch({ isRetired: false })
      .whereIn('callId', callIds)
      .whereNotExists(taken)
  }
}
