import { Purchase } from '#contracts/purchases.ts'

const COLUMNS = Object.keys(Purchase.shape) as (keyof Purchase)[]

/** What spreadsheets would read as a formula. */
const FORMULA = /^[=+\-@\t\r\0]/

/** RFC 4180: every field quoted, CRLF, a header line. */
export function writePurchasesCsv(purchases: readonly Purchase[]): string {
  const lines = purchases.map((purchase) => COLUMNS.map((column) => purchase[column]))
  return [COLUMNS, ...lines].map((line) => `${line.map(quote).join(',')}\r\n`).join('')
}

function quote(value: string | number | boolean | null): string {
  const text = value === null ? '' : String(value)
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
