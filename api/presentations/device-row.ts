import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

export class DeviceRow extends Model {
  static override tableName = 'devices'
  declare id: string
  declare userId: string
  declare name: string
  /** Compressed: 33 bytes. */
  declare point: Buffer
  declare createdAt: Date
  declare renewedAt: Date | null
  declare revokedAt: Date | null

  static ofUser(connection: Knex, userId: string) {
    return this.query(connection).where({ userId }).orderBy('createdAt', 'desc')
  }

  static withPoint(trx: Transaction, userId: string, point: Buffer) {
    return this.query(trx).findOne({ userId, point }).whereNull('revokedAt')
  }

  static countInUse(trx: Transaction, userId: string) {
    return this.query(trx).where({ userId }).whereNull('revokedAt').resultSize()
  }

  static record(
    trx: Transaction,
    device: { userId: string; name: string; point: Buffer; createdAt: Date },
  ) {
    return this.query(trx).insert(device).returning('*')
  }

  static inUseOfUser(connection: Knex, userId: string, id: string) {
    return this.query(connection).findOne({ id, userId }).whereNull('revokedAt')
  }

  static markRenewed(trx: Transaction, id: string, renewedAt: Date) {
    return this.query(trx).patch({ renewedAt }).where({ id })
  }

  static forgetNames(trx: Transaction, userId: string) {
    return this.query(trx).patch({ name: '' }).where({ userId })
  }

  /** Answers the ids of the devices that it ended; those ended before are not among them. */
  static async end(
    trx: Transaction,
    devices: { userId: string; id?: string },
    revokedAt: Date,
  ): Promise<string[]> {
    const ended = await this.query(trx)
      .patch({ revokedAt })
      .where(devices)
      .whereNull('revokedAt')
      .returning('id')
    return ended.map(({ id }) => id)
  }
}
