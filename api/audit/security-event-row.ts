import type { Knex } from 'knex'
import { Model, type QueryBuilder, raw } from 'objection'
import type { SecurityKind, SecurityQuery } from '#contracts/audit/security.ts'
import { DAY_MS } from '#contracts/time.ts'
import { holdPresent } from '#api/accounts/lock-holders.ts'

const NOBODYS = { userId: null, network: null }

/** What happened at the door. Never what was typed: people type passwords into the field for names. */
export class SecurityEventRow extends Model {
  static override tableName = 'security_events'
  static override idColumn = ['at', 'id']
  declare id: string
  declare at: Date
  declare kind: SecurityKind
  declare userId: string | null
  declare network: string | null
  declare route: string
  declare requestId: string
  /** How often the same happened in those seconds. */
  declare count: number
  /** Joined by `page`, of those who have an account. */
  declare username: string | null

  /** What was noted of an account that is deleted by now says nothing of whose it was. */
  static async add(
    database: Knex,
    events: Pick<
      SecurityEventRow,
      'kind' | 'userId' | 'network' | 'route' | 'requestId' | 'count'
    >[],
  ): Promise<void> {
    await database.transaction(async (trx) => {
      const userIds = events.flatMap(({ userId }) => userId ?? [])
      const present = await holdPresent(trx, [...new Set(userIds)])
      const isGone = (userId: string | null) => userId !== null && !present.has(userId)
      await trx.raw('select open_security_months()')
      await SecurityEventRow.query(trx).insert(
        events.map((event) => (isGone(event.userId) ? { ...event, ...NOBODYS } : event)),
      )
    })
  }

  static page(database: Knex, { limit, offset, ...filters }: SecurityQuery, now: Date) {
    return {
      total: SecurityEventRow.matching(database, filters, now).resultSize(),
      rows: SecurityEventRow.matching(database, filters, now)
        .leftJoin('users', (join) =>
          join
            .on('users.id', 'security_events.userId')
            .andOnVal('users.isGuest', false)
            .andOnNull('users.deletedAt'),
        )
        .select('security_events.*', 'users.username')
        .orderBy('security_events.at', 'desc')
        .orderBy('security_events.id', 'desc')
        .limit(limit)
        .offset(offset),
    }
  }

  private static matching(
    database: Knex,
    { kind, days }: Pick<SecurityQuery, 'kind' | 'days'>,
    now: Date,
  ): QueryBuilder<SecurityEventRow, SecurityEventRow[]> {
    return SecurityEventRow.query(database).modify((query) => {
      if (kind !== undefined) void query.where({ kind })
      if (days === undefined) return
      void query.where('at', '>', new Date(now.getTime() - days * DAY_MS))
    })
  }

  /** Whose password was given wrongly so often since then, and how often. */
  static async failedLogIns(
    database: Knex,
    { since, least }: { since: Date; least: number },
  ): Promise<{ userId: string; tries: number }[]> {
    return (await SecurityEventRow.query(database)
      .select('userId', raw('sum(count)::int').as('tries'))
      .where({ kind: 'log_in_failed' })
      .where('at', '>', since)
      .whereNotNull('userId')
      .groupBy('userId')
      .havingRaw('sum(count) >= ?', [least])) as unknown as { userId: string; tries: number }[]
  }

  /** That it happened stays, and says nothing of them. */
  static async forget(trx: Knex, userIds: string[]): Promise<void> {
    await SecurityEventRow.query(trx).patch(NOBODYS).whereIn('userId', userIds)
  }
}
