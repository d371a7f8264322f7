import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { INSTANCE_DAYS } from '#contracts/interop/limits.ts'

const NUMBER_MS = 60_000

type Signed = Pick<WalletListRow, 'jwt' | 'cwt' | 'signedAt'>

/**
 * A status list for the instances in other wallets. The row contains the last signed list in both formats.
 */
export class WalletListRow extends rowOf({
  table: 'wallet_lists',
  kept: 'for ever; a list that a restore has closed 31 days',
  why: 'other verifiers check our credentials with these lists; names nobody',
  sweeps: [
    {
      since: 'closed_at',
      days: INSTANCE_DAYS + 1,
      where:
        'not exists (select from wallet_instances where wallet_instances.list = wallet_lists.list)',
    },
  ],
  columns: {
    list: nobodys<number>(),
    jwt: nobodys<string | null>(),
    cwt: nobodys<Buffer | null>(),
    signedAt: nobodys<Date | null>(),
    /** The time at which the list was closed. In a closed list, every index is revoked. */
    closedAt: nobodys<Date | null>(),
  },
}) {
  static override idColumn = 'list'

  /** Returns the numbers of the open lists. Until the transaction ends, nobody can close these lists. */
  static async open(trx: Knex): Promise<number[]> {
    const rows = await this.query(trx)
      .select('list')
      .whereNull('closedAt')
      .orderBy('list')
      .forShare()
    return rows.map(({ list }) => list)
  }

  /**
   * Begins a list and returns its number. Two simultaneous callers get the same number. The number is at
   * least the present time in minutes. A plain counter would repeat a number after a restore of the database.
   */
  static async begin(trx: Knex, now: Date): Promise<number> {
    const last = await this.query(trx).max('list as list').first()
    const list = Math.max((last?.list ?? -1) + 1, Math.floor(now.getTime() / NUMBER_MS))
    await this.query(trx).insert({ list }).onConflict('list').ignore()
    return list
  }

  static async closeAll(trx: Knex, closedAt: Date): Promise<void> {
    const unsigned = { jwt: null, cwt: null, signedAt: null }
    await this.query(trx)
      .patch({ ...unsigned, closedAt })
      .whereNull('closedAt')
  }

  static numbered(connection: Knex, list: number) {
    return this.query(connection).findOne({ list })
  }

  static async numbers(connection: Knex): Promise<number[]> {
    const rows = await this.query(connection).select('list').orderBy('list')
    return rows.map(({ list }) => list)
  }

  /**
   * Finds the lists without a signature, and the lists whose last signature is at least as old as `since`.
   */
  static due(connection: Knex, since: Date) {
    return this.query(connection)
      .select('list', 'closedAt')
      .where((either) => {
        void either.whereNull('signedAt').orWhere('signedAt', '<=', since)
      })
      .orderBy('list')
  }

  /** Does nothing if the list was closed or a newer signature is stored. */
  static async sign(
    connection: Knex,
    { list, closedAt }: Pick<WalletListRow, 'list' | 'closedAt'>,
    signed: Signed & { signedAt: Date },
  ): Promise<void> {
    await this.query(connection)
      .patch(signed)
      .where({ list, closedAt })
      .where((either) => {
        void either.whereNull('signedAt').orWhere('signedAt', '<=', signed.signedAt)
      })
  }
}
