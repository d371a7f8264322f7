import type { UserExport } from '#contracts/privacy/user-export.ts'
import type { ListName } from '#api/database/row.ts'
import type { ExportedRow } from './read-export.ts'

/** A format of the export. Its functions return the text in pieces. */
export interface ExportWriter {
  begin(exportedAt: Date, account: UserExport['user']): string
  beginList(name: ListName): string
  /** `before` is the number of the list's rows that were written earlier. */
  writeRows(rows: readonly ExportedRow[], before: number): string
  /** Ends a list. `count` is the number of its rows. */
  endList(count: number): string
  end(): string
}
