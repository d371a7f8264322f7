import { writeCsv } from '#contracts/text/csv.ts'
import { ImportFault } from '#contracts/credentials/imports.ts'

const COLUMNS = Object.keys(ImportFault.shape) as (keyof ImportFault)[]

export function writeFaultsCsv(faults: readonly ImportFault[]): string {
  const lines = faults.map((fault) => COLUMNS.map((column) => String(fault[column] ?? '')))
  return writeCsv([COLUMNS, ...lines])
}
