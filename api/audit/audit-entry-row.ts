import type { Knex } from 'knex'
import { raw } from 'objection'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { findAccounts } from '#api/accounts/find-users.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { endingWith } from '#api/database/like.ts'
import { readPage } from '#api/http/read-page.ts'
import type { AuditAction, AuditActorKind, AuditQuery } from '#contracts/audit/audit.ts'
import { DAY_MS } from '#contracts/time.ts'
import { readIdPart } from '#contracts/text/copied-id.ts'

/**
 * The SQL condition for entries that the trigger in the database allows us to delete. Uses the database's
 * clock, because a machine with a wrong clock could otherwise delete an entry too early.
 */
const TRIGGER_LETS_GO = `at < now() - interval '${String(KEPT_DAYS.audit)} days'`

const NOT_TOLD =
  'the action, which the other columns export, and the account of the person who did it'

/**
 * One entry of the audit. The database fills all columns from `body`, except `id` and `body`. Old entries are
 * deleted, because they refer to people. Their links stay (`AuditLinkRow`), so the chain can still be checked.
 */
export class AuditEntryRow extends rowOf({
  table: 'audit_entries',
  kept: '7 years; a trigger of the database refuses to delete a younger entry',
  why: 'shows who gave and took away rights and credentials',
  sweeps: [{ since: 'at', days: KEPT_DAYS.audit, where: TRIGGER_LETS_GO }],
  lists: {
    actionsAboutMe: { of: 'subject_id', key: 'id' },
    actionsByMe: { of: 'actor_id', key: 'id' },
  },
  columns: {
    id: unexported<string>('an internal id', 'stays'),
    body: unexported<string>(NOT_TOLD, 'stays'),
    at: exported<Date>('at', 'stays'),
    action: exported<AuditAction>('action', 'stays'),
    actorKind: unexported<AuditActorKind>(NOT_TOLD, 'stays'),
    actorId: owner<string | null>('stays'),
    subjectId: owner<string | null>('stays'),
    credentialId: exported<string | null>('credentialId', 'stays'),
  },
}) {
  /**
   * Columns that only `page` selects: the present names of both accounts, the number of the entry in the
   * chain, and the details.
   */
  declare actorName: string | null
  declare subjectName: string | null
  declare seq: number | null
  declare text: string | null

  static async add(trx: Knex, entry: Pick<AuditEntryRow, 'id' | 'body'>): Promise<void> {
    await AuditEntryRow.query(trx).insert(entry)
  }

  static async isAnyBefore(trx: Knex, instant: Date): Promise<boolean> {
    return (await AuditEntryRow.query(trx).findOne('at', '<', instant)) !== undefined
  }

  /**
   * Finds the latest entry about an issuer who issued to their own account, because nobody else could issue.
   */
  static lastSelfIssued(connection: Knex, since: Date) {
    return AuditEntryRow.query(connection)
      .where({ action: 'self_issued' })
      .where('at', '>', since)
      .orderBy('at', 'desc')
      .first()
  }

  static async page(trx: Knex, page: AuditQuery, now: Date) {
    return readPage(trx, page, {
      matching: await AuditEntryRow.matching(trx, page, now),
      sort: { column: 'audit_entries.at', kind: 'instant' },
      id: { column: 'audit_entries.id', kind: 'uuid' },
      order: 'desc',
      shown: AuditEntryRow.query(trx)
        .leftJoin('users as actor', 'actor.id', 'audit_entries.actorId')
        .leftJoin('users as subject', 'subject.id', 'audit_entries.subjectId')
        .leftJoin('audit_links as link', 'link.entryId', 'audit_entries.id')
        .leftJoin('audit_details as details', 'details.entryId', 'audit_entries.id')
        .select(
          'audit_entries.*',
          raw(shownName('actor')).as('actorName'),
          raw(shownName('subject')).as('subjectName'),
          'link.seq',
          'details.text',
        ),
    })
  }

  private static async matching(
    trx: Knex,
    { action, actor, subject, credential, days }: AuditQuery,
    now: Date,
  ) {
    const idsOf = (named: string) => (isUuid(named) ? [named] : findAccounts(trx, named))
    const query = AuditEntryRow.query(trx)
    if (action !== undefined) void query.where({ action })
    if (actor !== undefined) void query.whereRaw('actor_id = any(?)', [await idsOf(actor)])
    if (subject !== undefined) void query.whereRaw('subject_id = any(?)', [await idsOf(subject)])
    if (credential !== undefined) {
      void query.whereRaw('reverse(credential_id) like ?', endingWith(readIdPart(credential)))
    }
    if (days !== undefined) void query.where('at', '>', new Date(now.getTime() - days * DAY_MS))
    return [query]
  }
}

/**
 * Returns the SQL for the name to show. For a guest, this is the address, because a guest has chosen no name.
 */
function shownName(account: 'actor' | 'subject'): string {
  return `case when ${account}.is_guest then ${account}.email else ${account}.username end`
}
