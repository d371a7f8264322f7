import type { Import, ImportFault } from '#contracts/credentials/imports.ts'
import type { ImportLineRow } from './import-line-row.ts'
import type { ShownImport } from './import-row.ts'

export function presentImport(row: ShownImport): Import {
  return {
    importId: row.id,
    state: row.state,
    uploadedBy: row.uploaderName,
    uploadedAt: row.uploadedAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    lines: row.lines,
    open: row.open,
    toInvite: row.toInvite,
    delayed: row.delayed,
    wrong: row.wrong,
    issued: row.issued,
    invited: row.invited,
    refused: row.refused,
  }
}

export function presentFault({ line, field, code, message }: ImportLineRow): ImportFault {
  return { line, column: field, error: code ?? 'INTERNAL_ERROR', message: message ?? '' }
}
