import type { Knex } from 'knex'
import { Model } from 'objection'

/** A list of instances in other wallets, as it was last signed, in both forms; they are numbered through. */
export class WalletListRow extends Model {
  static override tableName = 'wallet_lists'
  static override idColumn = 'list'
  declare list: number
  declare jwt: string | null
  declare cwt: Buffer | null
  declare signedAt: Date | null

  static async count(connection: Knex): Promise<number> {
    return this.query(connection).resultSize()
  }

  /** The number of a new one; where two open at once, both get the same. */
  static async open(trx: Knex): Promise<number> {
    const list = await this.count(trx)
    await this.query(trx).insert({ list }).onConflict('list').ignore()
    return list
  }

  static numbered(connection: Knex, list: number) {
    return this.query(connection).findOne({ list })
  }

  static async numbers(connection: Knex): Promise<number[]> {
    const rows = await this.query(connection).select('list').orderBy('list')
    return rows.map(({ list }) => list)
  }

  /** Never signed, or not since then. */
  static async due(connection: Knex, since: Date): Promise<number[]> {
    const rows = await this.query(connection)
      .select('list')
      .where((either) => {
        void either.whereNull('signedAt').orWhere('signedAt', '<=', since)
      })
      .orderBy('list')
    return rows.map(({ list }) => list)
  }

  /** One that somebody has signed later stays. */
  static async sign(
    connection: Knex,
    { list, ...signed }: { list: number; jwt: string; cwt: Buffer; signedAt: Date },
  ): Promise<void> {
    await this.query(connection)
      .patch(signed)
      .where({ list })
      .where((either) => {
        void either.whereNull('signedAt').orWhere('signedAt', '<=', signed.signedAt)
      })
  }
}
