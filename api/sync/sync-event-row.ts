import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { SyncEvent } from '#contracts/sync.ts'

/** Events for the issuer, which the user's other devices do not need. */
const NOT_FOR_DEVICES: SyncEvent['kind'][] = ['offline_verification']

/** One event of a user, kept for ever as it was first received. */
export class SyncEventRow extends rowOf({
  table: 'sync_events',
  kept: 'with the account; verifications among them 2 years',
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
    /** The position in the log; it only grows, and serves only for reading. */
    position: unexported<number>('the order in which they are exported', 'row'),
    kind: exported<SyncEvent['kind']>('kind', 'row'),
    at: exported<Date>('at', 'row'),
    payload: exported<SyncEvent['payload']>('payload', 'row'),
    receivedAt: exported<Date>('receivedAt', 'row'),
  },
}) {
  static override idColumn = ['userId', 'id']
  static override jsonAttributes = ['payload']

  /**
   * Lets one transaction at a time write a user's log. Otherwise a later position could become visible
   * before an earlier one, and a reader would skip the earlier event.
   */
  static async lockLog(trx: Transaction, userId: string): Promise<void> {
    await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [`sync ${userId}`])
  }

  static async deleteOf(trx: Knex, userIds: string[]): Promise<void> {
    await this.query(trx).delete().whereIn('userId', userIds)
  }

  /** Answers the ids that are new; events that were there before stay as they were. */
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
    // Not through the model, which would answer the given values, new or not.
    const added = await trx<{ id: string }>(this.tableName)
      .insert(rows)
      .onConflict(['user_id', 'id'])
      .ignore()
      .returning('id')
    return new Set(added.map(({ id }) => id))
  }

  /** The size of a user's log: recent events, and all bytes. */
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

  /** The events that decide which modules of the guide are complete. */
  static ofModules(connection: Knex, userId: string) {
    return this.query(connection)
      .where({ userId })
      .whereIn('kind', ['module_completed', 'checklist_item_set'] satisfies SyncEvent['kind'][])
  }

  /** The events from this position on. */
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
