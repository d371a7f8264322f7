import type { BatchResult } from '#contracts/verification/batch-calls.ts'
import { statusName } from '#pwa/screens/verification/verdict/status-names.ts'

const COLUMNS = ['Index', 'Credential ID', 'Status', 'Message', 'Verified At']
const LINE_END = '\r\n'
/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA_START = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",\r\n]/

/** RFC 4180, with no cell that a spreadsheet would compute. */
export function toCsv(results: readonly BatchResult[]): string {
  const rows = results.map(({ originalIndex, credentialId, status, message, verifiedAt }) => [
    String(originalIndex + 1),
    credentialId ?? '',
    statusName(status),
    message,
    verifiedAt,
  ])
  return [COLUMNS, ...rows].map((row) => row.map(writeCell).join(',') + LINE_END).join('')
}

export function writeCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
