const LINE_END = '\r\n'
/** A spreadsheet reads a cell with such a beginning as a formula. */
const FORMULA_START = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",\r\n]/

/** RFC 4180. No cell reads as a formula. */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(writeCell).join(',') + LINE_END).join('')
}

function writeCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
