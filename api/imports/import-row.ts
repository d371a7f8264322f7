import type { Knex } from 'knex'
import { raw } from 'objection'
import type { Counted } from '#api/database/counted.ts'
import { rowOf, unexported, user } from '#api/database/row.ts'
import { IMPORT_FAULT_DAYS } from '#contracts/overview/waiting.ts'
import { DAY_MS } from '#contracts/time.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { readPage } from '#api/http/read-page.ts'
import type { ImportState } from '#contracts/credentials/imports.ts'
import type { Page } from '#contracts/page.ts'

const COUNTS = `(
  select count(*)::int as lines,
         count(*) filter (where state = 'open')::int as open,
         count(*) filter (where state = 'open' and is_invitation)::int as to_invite,
         count(*) filter (where sealed is not null and tries > 0)::int as delayed,
         count(*) filter (where state = 'wrong')::int as wrong,
         count(*) filter (where state = 'issued')::int as issued,
         count(*) filter (where state = 'invited')::int as invited,
         count(*) filter (where state = 'refused')::int as refused
    from import_lines where import_lines.import_id = imports.id)`

const HAS_FAULT = `exists (
  select from import_lines
   where import_lines.import_id = imports.id and import_lines.state in ('wrong', 'refused'))`

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** An import with the present name of its uploader, and with the number of lines in each state. */
export type ShownImport = ImportRow & { uploaderName: string } & Record<
    'lines' | 'open' | 'toInvite' | 'delayed' | 'wrong' | 'issued' | 'invited' | 'refused',
    number
  >

export type ImportMove = { from: readonly ImportState[]; to: ImportState } & Partial<
  Pick<ImportRow, 'startedBy' | 'startedAt' | 'requestId' | 'endedAt'>
>

const NOT_TOLD = 'names administrators, whose own export contains the actions'

export class ImportRow extends rowOf({
  table: 'imports',
  kept: '7 years, with its lines',
  why: 'shows who issued many credentials at once',
  sweeps: [{ since: 'uploaded_at', days: KEPT_DAYS.audit }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    state: unexported<ImportState>(NOT_TOLD, 'stays'),
    uploadedBy: user<string>(NOT_TOLD, 'stays'),
    uploadedAt: unexported<Date>(NOT_TOLD, 'stays'),
    /** The user who last started the import. The credentials are issued in the name of this user. */
    startedBy: user<string | null>(NOT_TOLD, 'stays'),
    startedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    requestId: unexported<string | null>(NOT_TOLD, 'stays'),
    endedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
  },
}) {
  static add(trx: Knex, upload: Pick<ImportRow, 'uploadedBy' | 'uploadedAt'>) {
    return this.query(trx).insert(upload).returning('*')
  }

  static withId(connection: Knex, id: string) {
    return this.query(connection).findById(id).throwIfNotFound()
  }

  static running(connection: Knex) {
    return this.query(connection).where({ state: 'running' })
  }

  static shown(connection: Knex) {
    return this.query(connection)
      .select('imports.*', 'users.username as uploaderName', raw('counted.*'))
      .join('users', 'users.id', 'imports.uploadedBy')
      .joinRaw(`cross join lateral ${COUNTS} as counted`)
      .castTo<ShownImport[]>()
  }

  static async requireShown(connection: Knex, id: string): Promise<ShownImport> {
    const shown = isUuid(id)
      ? await this.shown(connection).findOne({ 'imports.id': id }).castTo<ShownImport | undefined>()
      : undefined
    if (!shown) throw new ApiError('IMPORT_NOT_FOUND')
    return shown
  }

  static page(connection: Knex, page: Page) {
    return readPage(connection, page, {
      matching: [this.query(connection)],
      sort: { column: 'imports.uploadedAt', kind: 'instant' },
      id: { column: 'imports.id', kind: 'uuid' },
      order: 'desc',
      shown: this.shown(connection),
    })
  }

  /** Counts the imports with faulty lines that are not over, or ended in the last days. */
  static countWithFaults(connection: Knex, now: Date) {
    return this.unsettled(connection, now)
      .whereNot({ state: 'cancelled' })
      .whereRaw('(ended_at is null or ended_at > ?)', [daysBefore(now, IMPORT_FAULT_DAYS)])
      .whereRaw(HAS_FAULT)
  }

  static countToStart(connection: Knex, now: Date) {
    return this.unsettled(connection, now)
      .whereIn('state', ['ready', 'paused'])
      .whereRaw(`not ${HAS_FAULT}`)
  }

  /** Counts among the imports whose lines are still kept. Nobody can start an older import. */
  private static unsettled(connection: Knex, now: Date) {
    return this.query(connection)
      .where('uploadedAt', '>', daysBefore(now, KEPT_DAYS.importLine))
      .select(raw('count(*)::int as count'), raw('min(uploaded_at) as since'))
      .first()
      .throwIfNotFound()
      .castTo<Counted>()
  }

  /** Of two simultaneous changes, only one finds the state `from`. */
  static async move(trx: Knex, id: string, { from, to, ...change }: ImportMove): Promise<boolean> {
    if (!isUuid(id)) return false
    const moved = await this.query(trx)
      .patch({ ...change, state: to })
      .where({ id })
      .whereIn('state', from)
    return moved > 0
  }

  /** Ends the running imports that have no open line. */
  static async endDone(connection: Knex, endedAt: Date): Promise<void> {
    await this.running(connection)
      .patch({ state: 'done', endedAt })
      .whereRaw(
        `not exists (select from import_lines
                      where import_lines.import_id = imports.id and sealed is not null)`,
      )
  }
}
