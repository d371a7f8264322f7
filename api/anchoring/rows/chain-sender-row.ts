import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { nobodys, rowOf } from '#api/database/row.ts'

type Met = Pick<ChainSender, 'epochId' | 'account' | 'firstNonce'>

/** An account from which we send. Transactions with a nonce below `firstNonce` are not ours. */
export class ChainSender extends rowOf({
  table: 'chain_senders',
  kept: 'for ever',
  why: 'separates our transactions from those that the account sent before we used it',
  columns: {
    epochId: nobodys<string>(),
    account: nobodys<string>(),
    /** The nonce that the chain expected next at our first use of the account. */
    firstNonce: nobodys<number>(),
    /**
     * The time at which we last found a transaction of the account that was sent by hand. Such a transaction
     * is not in our rows and does not call our contract.
     */
    handSentAt: nobodys<Date | null>(),
  },
}) {
  static override idColumn = ['epochId', 'account']

  /** Stores the sender and locks its row until the transaction ends. Does not change a known sender. */
  static meet(trx: Transaction, sender: Met) {
    return this.query(trx)
      .insert(sender)
      .onConflict(['epochId', 'account'])
      .merge(['account'])
      .returning('*')
  }

  static moveOn(
    trx: Transaction,
    { epochId, account, ...change }: Met & Partial<Pick<ChainSender, 'handSentAt'>>,
  ) {
    return this.query(trx).patch(change).where({ epochId, account })
  }

  static handSent(connection: Knex, epochId: string, since: Date) {
    return this.query(connection)
      .where({ epochId })
      .where('handSentAt', '>', since)
      .orderBy('account')
  }

  /** Deletes every sender. `meet` then stores each sender again with its present nonce. */
  static forget(trx: Transaction) {
    return this.query(trx).delete()
  }
}
