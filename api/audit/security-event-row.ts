import type { Knex } from 'knex'
import { raw } from 'objection'
import { exported, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { SecurityKind, SecurityQuery } from '#contracts/audit/security.ts'
import { DAY_MS } from '#contracts/time.ts'
import { readPage } from '#api/http/read-page.ts'
import { holdPresent } from '#api/accounts/lock-holders.ts'

const NOBODYS = { userId: null, network: null }

/**
 * A security event, for example a log-in or a refusal. The event never contains a typed text, because this
 * text may be a password.
 */
export class SecurityEventRow extends rowOf({
  table: 'security_events',
  kept: '12 months after the end of their month; account and network until the account is deleted',
  why: 'shows who tried what, and when an attack began',
  sweeps: [{ since: 'at', days: KEPT_DAYS.securityEvent, byMonth: 'end' }],
  lists: { securityEvents: { of: 'user_id', key: 'id' } },
  columns: {
    id: unexported<string>('an internal id', 'stays'),
    at: exported<Date>('at', 'stays'),
    kind: exported<SecurityKind>('kind', 'stays'),
    /** Not a foreign key. Otherwise the event of a guest would prevent the deletion of the guest. */
    userId: unexported<string | null>('names the account itself', 'overwritten'),
    network: exported<string | null>('network', 'overwritten'),
    route: exported<string>('route', 'stays'),
    requestId: unexported<string>('an internal id', 'stays'),
    /** The number of times that the event happened between two writes to the table. */
    count: exported<number>('count', 'stays'),
  },
}) {
  static override idColumn = ['at', 'id']
  /** The present name of the user. Only `page` selects it. Null for an event without an account. */
  declare username: string | null

  /** If the account of an event was deleted meanwhile, stores the event without the account. */
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
      await trx.raw("select open_months('security_events', 1)")
      await SecurityEventRow.query(trx).insert(
        events.map((event) => (isGone(event.userId) ? { ...event, ...NOBODYS } : event)),
      )
    })
  }

  static page(database: Knex, page: SecurityQuery, now: Date) {
    const { kind, days } = page
    const events = SecurityEventRow.query(database)
    if (kind !== undefined) void events.where({ kind })
    if (days !== undefined) void events.where('at', '>', new Date(now.getTime() - days * DAY_MS))
    return readPage(database, page, {
      matching: [events],
      sort: { column: 'security_events.at', kind: 'instant' },
      id: { column: 'security_events.id', kind: 'uuid' },
      order: 'desc',
      shown: SecurityEventRow.query(database)
        .leftJoin('users', (join) =>
          join
            .on('users.id', 'security_events.userId')
            .andOnVal('users.isGuest', false)
            .andOnNull('users.deletedAt'),
        )
        .select('security_events.*', 'users.username'),
    })
  }

  /**
   * Returns the accounts with at least `least` wrong passwords since this time, each with its number of wrong
   * passwords.
   */
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

  /** Removes the account and the network from these users' events. The events stay. */
  static async forget(trx: Knex, userIds: string[]): Promise<void> {
    await SecurityEventRow.query(trx).patch(NOBODYS).whereIn('userId', userIds)
  }
}
