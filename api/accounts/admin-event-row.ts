import type { Knex } from 'knex'
import { Model } from 'objection'
import type { AdminEvent } from '#contracts/administration.ts'

export class AdminEventRow extends Model {
  static override tableName = 'admin_events'
  declare id: string
  declare action: AdminEvent['action']
  declare adminId: string
  declare userId: string | null
  declare credentialId: string | null
  declare createdAt: Date
  /** Joined by `page`: the names as they are now. */
  declare adminUsername: string
  declare username: string | null

  static page(trx: Knex, { limit, offset }: { limit: number; offset: number }) {
    return {
      total: AdminEventRow.query(trx).resultSize(),
      rows: AdminEventRow.query(trx)
        .select('admin_events.*', 'admin.username as adminUsername', 'subject.username as username')
        .join('users as admin', 'admin.id', 'admin_events.adminId')
        .leftJoin('users as subject', 'subject.id', 'admin_events.userId')
        .orderBy('admin_events.createdAt', 'desc')
        .orderBy('admin_events.id', 'desc')
        .limit(limit)
        .offset(offset),
    }
  }
}

export interface NewAdminEvent {
  action: AdminEvent['action']
  adminId: string
  userId: string | null
  credentialId: string | null
  createdAt: Date
}

/** Inside the transaction of the deed: no deed without its record, no record without the deed. */
export async function recordAdminEvent(trx: Knex, event: NewAdminEvent): Promise<void> {
  await AdminEventRow.query(trx).insert(event)
}
