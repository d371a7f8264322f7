import { Model, raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import type { DeviceEndReason } from '#contracts/presentation/device-end.ts'

/** When it last asked for passes, or else was registered. */
const LAST_USED = 'coalesce(renewed_at, created_at)'

export interface DeviceEnd {
  reason: DeviceEndReason
  now: Date
}

/** A key in somebody's browser. One that was ended stays so: its row keeps the key from coming back. */
export class DeviceRow extends Model {
  static override tableName = 'devices'
  declare id: string
  declare userId: string
  declare name: string
  /** Compressed: 33 bytes. */
  declare point: Buffer
  declare createdAt: Date
  declare renewedAt: Date | null
  declare endedAt: Date | null
  declare endReason: DeviceEndReason | null

  /** The newest first; those ended longer ago only where that is asked. */
  static ofUser(connection: Knex, userId: string, endedSince = new Date(0)) {
    return this.query(connection)
      .where({ userId })
      .where((either) => {
        void either.whereNull('endedAt').orWhere('endedAt', '>=', endedSince)
      })
      .orderBy('createdAt', 'desc')
  }

  static withPoint(trx: Transaction, userId: string, point: Buffer) {
    return this.query(trx).findOne({ userId, point })
  }

  static withId(trx: Knex, userId: string, id: string) {
    return this.query(trx).findOne({ userId, id })
  }

  /** Those not used for longest come first. */
  static inUse(connection: Knex, userId: string) {
    return this.query(connection).where({ userId, endedAt: null }).orderByRaw(`${LAST_USED}, id`)
  }

  static idleSince(connection: Knex, before: Date) {
    return this.query(connection).where({ endedAt: null }).where(raw(LAST_USED), '<=', before)
  }

  static record(
    trx: Transaction,
    device: { userId: string; name: string; point: Buffer; createdAt: Date },
  ) {
    return this.query(trx).insert(device).returning('*')
  }

  static async isAnyRenewedAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('renewedAt', '>', time).first()) !== undefined
  }

  static markRenewed(trx: Transaction, id: string, renewedAt: Date) {
    return this.query(trx).patch({ renewedAt }).where({ id })
  }

  /** Undefined when there is no such device in use. */
  static rename(trx: Knex, { userId, id, name }: Pick<DeviceRow, 'userId' | 'id' | 'name'>) {
    return this.query(trx)
      .patch({ name })
      .where({ userId, id, endedAt: null })
      .returning('*')
      .first()
  }

  static forgetNames(trx: Transaction, userId: string) {
    return this.query(trx).patch({ name: '' }).where({ userId })
  }

  static async end(trx: Transaction, ids: string[], { reason, now }: DeviceEnd): Promise<void> {
    await this.query(trx)
      .patch({ endedAt: now, endReason: reason })
      .whereIn('id', ids)
      .whereNull('endedAt')
  }
}
