import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

/** The single row that says how long the status list is, and the list as it was last signed. */
export class StatusListRow extends Model {
  static override tableName = 'status_list'
  static override idColumn = 'only'
  declare size: number
  declare inUse: number
  declare version: number
  declare signed: Buffer | null
  declare signedVersion: number | null
  declare signedKid: string | null
  declare signedAt: Date | null

  static async read(connection: Knex): Promise<StatusListRow> {
    return this.query(connection).first().throwIfNotFound()
  }

  /** Takes room for more indices; the list doubles when less than half of it would stay free. */
  static async reserve(trx: Transaction, count: number): Promise<number> {
    const { size } = await this.query(trx)
      .patch({
        inUse: this.raw('in_use + ?', count),
        size: this.raw('greatest(size, (2 ^ ceil(log(2, 2.0 * (in_use + ?))))::integer)', count),
      })
      .returning('size')
      .first()
      .throwIfNotFound()
    return size
  }

  static markChanged(trx: Transaction) {
    return this.query(trx).patch({ version: this.raw('version + 1') })
  }

  static recordSigned(
    connection: Knex,
    list: { signed: Buffer; signedVersion: number; signedKid: string; signedAt: Date },
  ) {
    return this.query(connection).patch(list)
  }
}
