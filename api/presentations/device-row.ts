import { raw, type Transaction } from 'objection'
import type { Knex } from 'knex'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import type { DeviceEndReason } from '#contracts/presentation/device-end.ts'

/**
 * The SQL for the time of the device's last renewal of passes. Before the first renewal, this is the time of
 * its registration.
 */
const LAST_USED = 'coalesce(renewed_at, created_at)'
const IN_PLACE = '(prepared_for is null or renewed_at is not null)'

export interface DeviceEnd {
  reason: DeviceEndReason
  now: Date
}

const NOT_TOLD =
  'the public key, whose private key never left the device, and the device that it was to replace'

/** A key in a user's browser. The row of an ended device stays, because its key must never be used again. */
export class DeviceRow extends rowOf({
  table: 'devices',
  kept: 'with the account, then without the name',
  why: 'the passes of an ended device stay revoked',
  lists: { devices: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('deviceId', 'stays'),
    userId: owner<string>('stays'),
    name: exported<string>('name', 'overwritten'),
    /** The compressed point of the public key, 33 bytes. */
    point: unexported<Buffer>(NOT_TOLD, 'stays'),
    createdAt: exported<Date>('createdAt', 'stays'),
    renewedAt: exported<Date | null>('renewedAt', 'stays'),
    endedAt: exported<Date | null>('endedAt', 'stays'),
    endReason: exported<DeviceEndReason | null>('endReason', 'stays'),
    /**
     * The id of the device that this device will replace. It waits until it renews its passes for the first
     * time.
     */
    preparedFor: unexported<string | null>(NOT_TOLD, 'stays'),
  },
}) {
  get isWaiting(): boolean {
    return this.preparedFor !== null && this.renewedAt === null
  }

  /**
   * Finds the user's devices, and the keys that wait to replace them. The newest comes first. Leaves out
   * devices that ended before `endedSince`, and keys whose waiting ended.
   */
  static ofUser(connection: Knex, userId: string, endedSince = new Date(0)) {
    return this.query(connection)
      .where({ userId })
      .where(
        (either) =>
          void either
            .whereNull('endedAt')
            .orWhere((ended) => void ended.where('endedAt', '>=', endedSince).whereRaw(IN_PLACE)),
      )
      .orderBy('createdAt', 'desc')
  }

  static withPoint(trx: Transaction, userId: string, point: Buffer) {
    return this.query(trx).findOne({ userId, point })
  }

  static withId(trx: Knex, userId: string, id: string) {
    return this.query(trx).findOne({ userId, id })
  }

  /** Finds the devices in use. The device that was unused for the longest time comes first. */
  static inUse(connection: Knex, userId: string) {
    return this.query(connection)
      .where({ userId, endedAt: null })
      .whereRaw(IN_PLACE)
      .orderByRaw(`${LAST_USED}, id`)
  }

  /**
   * Returns the ids of the devices that wait to replace one of the given devices. With `before`, returns only
   * devices that were made earlier than this time.
   */
  static async waitingFor(trx: Transaction, ids: string[], before?: Date): Promise<string[]> {
    const waiting = await this.query(trx)
      .select('id')
      .whereIn('preparedFor', ids)
      .where({ renewedAt: null, endedAt: null })
      .modify((query) => {
        if (before) void query.where('createdAt', '<=', before)
      })
    return waiting.map(({ id }) => id)
  }

  /** Returns the ids of all devices that the given devices replaced, directly or one after the other. */
  static async before(trx: Transaction, ids: string[]): Promise<string[]> {
    const { rows } = await trx.raw<{ rows: { id: string }[] }>(
      `WITH RECURSIVE former AS (
         SELECT prepared_for AS id FROM devices WHERE id = ANY(?)
         UNION
         SELECT device.prepared_for FROM devices device JOIN former ON former.id = device.id
       )
       SELECT id FROM devices JOIN former USING (id) WHERE ended_at IS NOT NULL`,
      [ids],
    )
    return rows.map(({ id }) => id)
  }

  static idleSince(connection: Knex, before: Date) {
    return this.query(connection).where({ endedAt: null }).where(raw(LAST_USED), '<=', before)
  }

  static record(
    trx: Transaction,
    device: Pick<DeviceRow, 'userId' | 'name' | 'point' | 'createdAt'> & { preparedFor?: string },
  ) {
    return this.query(trx).insert(device).returning('*')
  }

  static async isAnyRenewedAfter(connection: Knex, time: Date): Promise<boolean> {
    return (await this.query(connection).where('renewedAt', '>', time).first()) !== undefined
  }

  static markRenewed(trx: Transaction, id: string, renewedAt: Date) {
    return this.query(trx).patch({ renewedAt }).where({ id })
  }

  /** Returns undefined when the user has no such device in use. */
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
