import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { SyncEvent } from '#contracts/sync.ts'

/** The kinds of events that only the issuer needs. Other devices of the user do not get them. */
const NOT_FOR_DEVICES: SyncEvent['kind'][] = ['offline_verification']

/**
 * One event of a user, as the server first received it, with two differences. The code of a verification is
 * removed. A time in the future is replaced by the time of receipt.
 */
export class SyncEventRow extends rowOf({
  table: 'sync_events',
  kept: 'with the account; offline verifications 2 years',
  why: "the person's own progress, results and settings",
  sweeps: [
    {
      since: 'received_at',
      days: KEPT_DAYS.verification,
      where: `kind = 'offline_verification'`,
    },
  ],
  lists: { events: { of: 'user_id', key: 'position' } },
  columns: {
    userId: owner<string>('row'),
    id: exported<string>('eventId', 'row'),
    /**
     * The position in the log. Positions only rise. A device uses them to continue its reading of the log.
     */
    position: unexported<number>('the order of the events, in which they are exported', 'row'),
    kind: exported<SyncEvent['kind']>('kind', 'row'),
    at: exported<Date>('at', 'row'),
    payload: exported<SyncEvent['payload']>('payload', 'row'),
    receivedAt: exported<Date>('receivedAt', 'row'),
  },
}) {
  static override idColumn = ['userId', 'id']
  static override jsonAttributes = ['payload']

  /**
   * Lets only one transaction at a time write to a user's log. Otherwise a reader could see a later position
   * before an earlier one, and would then miss the earlier event.
   */
  static async lockLog(trx: Transaction, userId: string): Promise<void> {
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`sync ${userId}`])
  }

  static async deleteOf(trx: Knex, userIds: string[]): Promise<void> {
    await this.query(trx).delete().whereIn('userId', userIds)
  }

  /** Adds events, and returns the ids of the new events. Does not change an event that is already stored. */
  static async append(
    trx: Transaction,
    { userId, receivedAt }: { userId: string; receivedAt: Date },
    events: (Pick<SyncEventRow, 'id' | 'kind' | 'payload'> & { at: Date })[],
  ): Promise<Set<string>> {
    if (events.length === 0) return new Set()
    const rows = events.map(({ id, kind, at, payload }) => ({
      userId,
      id,
      kind,
      at,
      payload: JSON.stringify(payload),
      receivedAt,
    }))
    // Inserts without the model, because the model returns the given values even when no row was stored.
    const added = await trx<{ id: string }>(this.tableName)
      .insert(rows)
      .onConflict(['user_id', 'id'])
      .ignore()
      .returning('id')
    return new Set(added.map(({ id }) => id))
  }

  /** Returns the size of a user's log: the number of recent events, and the bytes of all events. */
  static async usage(
    trx: Transaction,
    userId: string,
    since: Date,
  ): Promise<{ recent: number; bytes: number }> {
    const [usage] = await trx(this.tableName)
      .where({ userId })
      .select<{ recent: number; bytes: number }[]>(
        trx.raw('count(*) FILTER (WHERE received_at > ?) AS recent', [since]),
        trx.raw('coalesce(sum(pg_column_size(payload)), 0)::bigint AS bytes'),
      )
    return usage ?? { recent: 0, bytes: 0 }
  }

  /** Finds the events about completed modules of the guide. */
  static ofModules(connection: Knex, userId: string) {
    return this.query(connection)
      .where({ userId })
      .whereIn('kind', ['module_completed', 'checklist_item_set'] satisfies SyncEvent['kind'][])
  }

  /** Finds the events from this position on, for the user's devices. */
  static from(connection: Knex, userId: string, { position, limit }: Page) {
    return this.query(connection)
      .where({ userId })
      .where('position', '>=', position)
      .whereNotIn('kind', NOT_FOR_DEVICES)
      .orderBy('position')
      .limit(limit)
  }
}

interface Page {
  position: number
  limit: number
}
