import type { ExportWriter } from './export-writer.ts'

/** Writes the export as JSON (`UserExport`). */
export const AS_JSON: ExportWriter = {
  begin: (exportedAt, account) =>
    `{"exportedAt":${JSON.stringify(exportedAt)},"user":${JSON.stringify(account)}`,
  beginList: (name) => `,${JSON.stringify(name)}:[`,
  writeRows: (rows, before) => (before > 0 ? ',' : '') + JSON.stringify(rows).slice(1, -1),
  endList: () => ']',
  end: () => '}',
}
