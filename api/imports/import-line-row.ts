import type { Knex } from 'knex'
import { raw } from 'objection'
import { rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { readPage } from '#api/http/read-page.ts'
import type { Page } from '#contracts/page.ts'
import type { ProblemCode } from '#contracts/problem.ts'
import { ImportRow } from './import-row.ts'

/** The reason why a line was not issued. */
export interface Fault {
  code: ProblemCode
  /** The name of the column in the file. Null when the fault concerns the whole line. */
  field: string | null
  message: string
}

export type NewLine = Pick<ImportLineRow, 'line'> &
  (
    | { state: 'open'; sealed: Buffer; addressMark: Buffer; isInvitation: boolean }
    | ({ state: 'wrong' } & Fault)
  )

/** The number of rows in one statement. Other work must wait while the statement runs. */
const ROWS_AT_ONCE = 50

/** The values that delete the data of a line. */
const FORGOTTEN = { sealed: null, addressMark: null }

interface SealChange {
  from: Buffer
  to: Buffer
}

const NOT_TOLD = 'the line that an administrator uploaded; the issued credential is exported'

export class ImportLineRow extends rowOf({
  table: 'import_lines',
  kept: 'the data of a line until it is issued, invited or refused, 30 days at most, or until the account is deleted; the result as long as its import',
  why: 'a paused import can continue, and its errors can be read',
  sweeps: [
    {
      since: '(select uploaded_at from imports where imports.id = import_lines.import_id)',
      days: KEPT_DAYS.importLine,
      blank: ['sealed', 'address_mark'],
    },
  ],
  columns: {
    importId: unexported<string>(NOT_TOLD, 'stays'),
    line: unexported<number>(NOT_TOLD, 'stays'),
    state: unexported<'open' | 'wrong' | 'issued' | 'invited' | 'refused'>(NOT_TOLD, 'stays'),
    /** True when no account had proven the line's address at the upload. */
    isInvitation: unexported<boolean>(NOT_TOLD, 'stays'),
    /** The sealed data for the credential. Deleted when the credential is issued. */
    sealed: unexported<Buffer | null>(NOT_TOLD, 'overwritten'),
    /** The keyed hash of the line's address (`Sealing.markAddress`). Deleted together with the data. */
    addressMark: unexported<Buffer | null>(NOT_TOLD, 'overwritten'),
    /** The number of tries that failed because of an error of the server. The next try is at `retryAt`. */
    tries: unexported<number>(NOT_TOLD, 'stays'),
    retryAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    credentialId: unexported<string | null>(NOT_TOLD, 'stays'),
    code: unexported<ProblemCode | null>(NOT_TOLD, 'stays'),
    field: unexported<string | null>(NOT_TOLD, 'stays'),
    message: unexported<string | null>(NOT_TOLD, 'stays'),
  },
}) {
  static override idColumn = ['importId', 'line']

  static async addAll(trx: Knex, importId: string, lines: readonly NewLine[]): Promise<void> {
    const rows = lines.map((line) => ({ ...line, importId }))
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      await this.query(trx).insert(rows.slice(at, at + ROWS_AT_ONCE))
    }
  }

  static open(connection: Knex, now: Date) {
    return this.query(connection)
      .whereNotNull('sealed')
      .whereRaw('(retry_at is null or retry_at <= ?)', [now])
      .whereIn('importId', ImportRow.running(connection).select('id'))
  }

  /** Finds and locks the next line. Leaves out lines that another process has locked. */
  static claim(trx: Knex, now: Date) {
    return this.open(trx, now).orderBy(['importId', 'line']).forUpdate().skipLocked().first()
  }

  static async markIssued(
    trx: Knex,
    { importId, line }: Pick<ImportLineRow, 'importId' | 'line'>,
    credentialId: string,
  ): Promise<void> {
    await this.query(trx)
      .patch({ ...FORGOTTEN, state: 'issued', credentialId })
      .where({ importId, line, state: 'open' })
  }

  static async markInvited(
    trx: Knex,
    { importId, line }: Pick<ImportLineRow, 'importId' | 'line'>,
  ): Promise<void> {
    await this.query(trx)
      .patch({ ...FORGOTTEN, state: 'invited' })
      .where({ importId, line, state: 'open' })
  }

  static async markRefused(
    connection: Knex,
    { importId, line }: Pick<ImportLineRow, 'importId' | 'line'>,
    { code, field, message }: Fault,
  ): Promise<void> {
    await this.query(connection)
      .patch({ ...FORGOTTEN, state: 'refused', code, field, message })
      .where({ importId, line, state: 'open' })
  }

  /** Moves the next try of the line to `retryAt`. Other lines then come first. */
  static async delay(
    connection: Knex,
    { importId, line }: Pick<ImportLineRow, 'importId' | 'line'>,
    retryAt: Date,
  ): Promise<void> {
    await this.query(connection)
      .patch({ tries: raw('tries + 1'), retryAt })
      .where({ importId, line, state: 'open' })
  }

  /**
   * Refuses all open lines to this address. Waits for a line that is being issued. Call this before any lock
   * for which such a line may wait (`accounts/lock-holders.ts`).
   */
  static async refuseTo(
    trx: Knex,
    addressMark: Buffer,
    { code, field, message }: Fault,
  ): Promise<void> {
    await this.query(trx)
      .patch({ ...FORGOTTEN, state: 'refused', code, field, message })
      .where({ addressMark, state: 'open' })
  }

  /** Deletes the data of open lines, because a cancelled import issues no more lines. */
  static async forgetOpen(trx: Knex, importId: string): Promise<void> {
    await this.query(trx).patch(FORGOTTEN).where({ importId, state: 'open' })
  }

  /**
   * Returns the ids of the imports that still have sealed lines. A caller can read all lines of one import
   * into memory, because the number of lines in a file is limited.
   */
  static async importsWithSealed(connection: Knex): Promise<string[]> {
    const rows = await this.query(connection)
      .distinct('importId')
      .whereNotNull('sealed')
      .orderBy('importId')
    return rows.map(({ importId }) => importId)
  }

  static async sealed(
    connection: Knex,
    importId: string,
  ): Promise<{ line: number; sealed: Buffer }[]> {
    return this.query(connection)
      .select('line', 'sealed')
      .where({ importId })
      .whereNotNull('sealed')
      .orderBy('line')
      .castTo<{ line: number; sealed: Buffer }[]>()
  }

  /** Returns 0 if the line was resealed or issued meanwhile. */
  static async replaceSeal(
    connection: Knex,
    { importId, line, from, to }: Pick<ImportLineRow, 'importId' | 'line'> & SealChange,
  ): Promise<number> {
    return this.query(connection).patch({ sealed: to }).where({ importId, line, sealed: from })
  }

  static faults(connection: Knex, importId: string) {
    return this.query(connection)
      .where({ importId })
      .whereIn('state', ['wrong', 'refused'])
      .orderBy('line')
  }

  static pageOfFaults(connection: Knex, importId: string, page: Page) {
    const line = { column: 'line', kind: 'number' } as const
    const faults = this.faults(connection, importId)
    return readPage(connection, page, {
      matching: [faults],
      sort: line,
      id: line,
      order: 'asc',
      shown: faults.clone(),
    })
  }
}
