import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { nobodys, rowOf } from '#api/database/row.ts'

type Met = Pick<ChainSender, 'epochId' | 'account' | 'firstNonce'>

/** An account from when on we send with it: what it sent before is none of ours to know. */
export class ChainSender extends rowOf({
  table: 'chain_senders',
  kept: 'for ever',
  why: 'what an account had sent before it was ours',
  columns: {
    epochId: nobodys<string>(),
    account: nobodys<string>(),
    /** What the chain expected next of it then. */
    firstNonce: nobodys<number>(),
    /** When the account was last found to have sent something that calls nothing of ours. */
    handSentAt: nobodys<Date | null>(),
  },
}) {
  static override idColumn = ['epochId', 'account']

  /** The one that is known stays, and is held until the transaction ends. */
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

  /** Forgets every sender: from then on each is met as a new one. */
  static forget(trx: Transaction) {
    return this.query(trx).delete()
  }
}
