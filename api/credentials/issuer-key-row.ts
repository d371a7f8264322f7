import { Model } from 'objection'
import type { Knex } from 'knex'

export class IssuerKeyRow extends Model {
  static override tableName = 'issuer_keys'
  static override idColumn = 'kid'
  declare kid: string
  declare name: string
  declare sealedPrivateKey: Buffer
  declare x: string
  declare y: string
  declare notBefore: Date
  declare retiredAt: Date | null

  static all(connection: Knex) {
    return this.query(connection).orderBy('notBefore')
  }

  /** Does nothing when another process was first: the one that signs is unique. */
  static async record(
    connection: Knex,
    key: Pick<IssuerKeyRow, 'kid' | 'name' | 'sealedPrivateKey' | 'x' | 'y' | 'notBefore'>,
  ) {
    await this.query(connection).insert(key).onConflict().ignore()
  }

  static retireSigning(connection: Knex, retiredAt: Date) {
    return this.query(connection).patch({ retiredAt }).whereNull('retiredAt')
  }

  /** Does nothing when the seal is another one by now. */
  static replaceSeal(trx: Knex, { kid, from, to }: { kid: string; from: Buffer; to: Buffer }) {
    return this.query(trx).patch({ sealedPrivateKey: to }).where({ kid, sealedPrivateKey: from })
  }
}
