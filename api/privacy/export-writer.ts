import type { UserExport } from '#contracts/privacy/user-export.ts'
import type { ListName } from '#api/database/row.ts'
import type { ExportedRow } from './read-export.ts'

/** One way to write an export down, piece by piece. */
export interface ExportWriter {
  begin(exportedAt: Date, account: UserExport['user']): string
  beginList(name: ListName): string
  /** `before`: how many rows of the list came before these. */
  writeRows(rows: readonly ExportedRow[], before: number): string
  /** `count`: how many rows the list has. */
  endList(count: number): string
  end(): string
}
