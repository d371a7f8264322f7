import type { QueryBuilder, Transaction } from 'objection'
import type { Knex } from 'knex'
import { rowOf, unexported } from '#api/database/row.ts'
import { CLOCKS_APART_MS } from '#api/database/sound-clock.ts'
import { SHARD_BITS } from '#contracts/trust/shard.ts'

export interface PassSlot {
  credentialId: string
  /**
   * The id of the device. Null for codes that the server mints. The codes of one session then share one
   * index.
   */
  deviceId: string | null
  sessionId: string | null
  week: number
}

/** The position of a bit in a week list. */
export type Place = Pick<PassRow, 'week' | 'statusIndex'>

const NOT_TOLD = 'a place in the list of revoked passes; the credential and the device are exported'

/**
 * The index of some passes in the list of the week in which they end. The passes are for one credential. They
 * belong to one device, or to one session without a device.
 */
export class PassRow extends rowOf({
  table: 'passes',
  kept: 'until an hour after its week',
  why: 'the place of the pass in the list of the week in which the pass ends',
  columns: {
    week: unexported<number>(NOT_TOLD, 'stays'),
    statusIndex: unexported<number>(NOT_TOLD, 'stays'),
    credentialId: unexported<string>(NOT_TOLD, 'stays'),
    deviceId: unexported<string | null>(NOT_TOLD, 'stays'),
    sessionId: unexported<string | null>(NOT_TOLD, 'stays'),
    /**
     * The time of the revocation. It can be in the future when another device has replaced the device of the
     * pass. The codes of the replaced device stay valid until this time.
     */
    revokedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    createdAt: unexported<Date>(NOT_TOLD, 'stays'),
  },
}) {
  static override idColumn = ['week', 'statusIndex']

  /**
   * Finds the passes that are not revoked. All slots must belong to one device, or to one session without a
   * device.
   */
  static inSlots(connection: Knex, slots: PassSlot[]) {
    const { deviceId = null, sessionId = null } = slots[0] ?? {}
    return this.query(connection)
      .whereInComposite(
        ['credentialId', 'week'],
        slots.map(({ credentialId, week }) => [credentialId, week]),
      )
      .where({ deviceId, sessionId, revokedAt: null })
  }

  /** Leaves out a pass when another transaction has already filled its slot. */
  static async create(trx: Transaction, passes: Partial<PassRow>[]): Promise<void> {
    const taken = this.raw('(credential_id, device_id, session_id, week) where revoked_at is null')
    await this.query(trx).insert(passes).onConflict(taken).ignore()
  }

  static revokeForCredentials(trx: Transaction, credentialIds: string[], revokedAt: Date) {
    return this.query(trx)
      .patch({ revokedAt })
      .whereIn('credentialId', credentialIds)
      .where(countsAfter(revokedAt))
  }

  static revokeForDevices(trx: Transaction, deviceIds: string[], revokedAt: Date) {
    return this.query(trx)
      .patch({ revokedAt })
      .whereIn('deviceId', deviceIds)
      .where(countsAfter(revokedAt))
  }

  static async revokeAt(trx: Transaction, places: Place[], revokedAt: Date): Promise<void> {
    if (places.length === 0) return
    await this.query(trx)
      .patch({ revokedAt })
      .whereInComposite(
        ['week', 'statusIndex'],
        places.map(({ week, statusIndex }) => [week, statusIndex]),
      )
      .whereNull('revokedAt')
  }

  /** Counts the revoked passes by week and shard. A shard without revoked passes is absent. */
  static countRevoked(connection: Knex, weeks: number[], now: Date) {
    return this.query(connection)
      .select('week', this.raw('status_index / ? as shard', [SHARD_BITS]))
      .count({ revoked: '*' })
      .whereIn('week', weeks)
      .where('revokedAt', '<=', soonAfter(now))
      .groupBy('week', 'shard')
      .castTo<{ week: number; shard: number; revoked: number }[]>()
  }

  static async revokedIn(
    connection: Knex,
    { week, shard }: { week: number; shard: number },
    now: Date,
  ): Promise<number[]> {
    const rows = await this.query(connection)
      .select('statusIndex')
      .where({ week })
      .whereBetween('statusIndex', [shard * SHARD_BITS, (shard + 1) * SHARD_BITS - 1])
      .where('revokedAt', '<=', soonAfter(now))
    return rows.map(({ statusIndex }) => statusIndex)
  }

  static deleteBefore(connection: Knex, week: number) {
    return this.query(connection).delete().where('week', '<', week)
  }
}

function soonAfter(time: Date): Date {
  return new Date(time.getTime() + CLOCKS_APART_MS)
}

function countsAfter(time: Date) {
  return (pass: QueryBuilder<PassRow>) => {
    void pass.whereNull('revokedAt').orWhere('revokedAt', '>', time)
  }
}
