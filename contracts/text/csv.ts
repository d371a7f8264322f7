const LINE_END = '\r\n'
/** The first characters of a formula in a spreadsheet. */
const FORMULA_START = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",\r\n]/

/**
 * Returns CSV (RFC 4180). A cell that begins like a formula gets an apostrophe, so that no
 * spreadsheet runs it.
 */
export function writeCsv(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => cells.map(writeCell).join(',') + LINE_END).join('')
}

/** Returns CSV with a line of these names, and a line of their values for each record. */
export function writeRecordsCsv<Name extends string>(
  names: readonly Name[],
  records: readonly Readonly<Partial<Record<Name, unknown>>>[],
): string {
  return writeCsv([
    names,
    ...records.map((record) => names.map((name) => String(record[name] ?? ''))),
  ])
}

function writeCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
