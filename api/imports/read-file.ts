import { isUtf8 } from 'node:buffer'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod/mini'
import { ApiError } from '#api/http/errors.ts'
import { mapInTurns } from '#api/in-turns.ts'
import {
  IMPORT_COLUMNS,
  IMPORT_MAX_LINES,
  type ImportColumn,
  ImportLine,
} from '#contracts/credentials/imports.ts'
import { isDayOver } from '#contracts/credentials/credential.ts'
import { messageOf } from '#contracts/describe-input.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { because, type Reason } from '#contracts/reason.ts'
import type { Fault } from './import-line-row.ts'

/**
 * A line of the file, with the data of a credential or with a fault. A line with a fault can have a reference
 * too.
 */
export type FileLine = { line: number } & (
  | { draft: ImportLine }
  | { fault: Fault; reference?: string | undefined }
)

const COLUMNS = Object.keys(IMPORT_COLUMNS)
const FIELDS = new Map<string, keyof ImportLine>(Object.entries(IMPORT_COLUMNS))
/** The name of the column for each field. */
export const COLUMN_OF = new Map<unknown, string>(
  Object.entries(IMPORT_COLUMNS).map(([column, field]) => [field, column]),
)

/**
 * The greatest number of line ends in a file: twice the number of lines. Every second line may therefore be
 * empty. For the same reason, `SEPARATORS_MAX` is twice the number of separators that a file needs.
 */
const LINE_ENDS_MAX = 2 * (IMPORT_MAX_LINES + 1)
const SEPARATORS_MAX = LINE_ENDS_MAX * COLUMNS.length
/**
 * The number of bytes that are parsed without a pause. A line needs twenty microseconds and at least one
 * byte. Therefore a piece needs about five milliseconds at most.
 */
const PIECE_BYTES = 256
const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d]
/** The separators of spreadsheets in different countries, with the codes of their names. */
const SEPARATORS = { ',': 'COMMAS', ';': 'SEMICOLONS', '\t': 'TABS' } as const
type Separator = keyof typeof SEPARATORS

/** The first line of some spreadsheets, which names the separator. */
const NAMED_SEPARATOR = /^(?:\uFEFF)?"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n)/i
const LINE_END = /\r\n|\r|\n/g

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ bytes: z.int() }) })
/** One record of the file. `line` is the number of the line in which the record begins. */
type LineRecord = { line: number; record: string[] }

/** Throws when the whole file is unreadable. A fault in one line does not affect other lines. */
export async function readFile(bytes: Buffer, now: Date): Promise<FileLine[]> {
  if (!isUtf8(bytes)) refuse(because('FILE_NOT_UTF8'))
  requireBounded(bytes)
  const named = NAMED_SEPARATOR.exec(bytes.subarray(0, PIECE_BYTES).toString())
  const table = bytes.subarray(Buffer.byteLength(named?.[0] ?? ''))
  const separator = (named?.[1] as Separator | undefined) ?? findSeparator(table)
  const [header, ...lines] = await parseRecords(table, separator, named ? 1 : 0)
  const fields = readHeader(header?.record ?? [])
  if (lines.length === 0) refuse(because('FILE_EMPTY'))
  if (lines.length > IMPORT_MAX_LINES) {
    refuse(because('FILE_LINES', { count: lines.length, most: IMPORT_MAX_LINES }))
  }
  return mapInTurns(lines, ({ line, record }) => ({ line, ...readLine(fields, record, now) }))
}

/**
 * Throws when the file is too large. Runs before the parser, because the parser is slow even for empty lines.
 */
function requireBounded(bytes: Buffer): void {
  const lineEnds = Math.max(countOf(LINE_FEED, bytes), countOf(CARRIAGE_RETURN, bytes))
  if (lineEnds > LINE_ENDS_MAX) {
    refuse(because('FILE_LINE_ENDS', { count: lineEnds, most: IMPORT_MAX_LINES }))
  }
  for (const [separator, code] of Object.entries(SEPARATORS)) {
    const count = countOf(separator.charCodeAt(0), bytes)
    if (count > SEPARATORS_MAX) {
      refuse(because('FILE_SEPARATORS', { count, separators: { code }, most: IMPORT_MAX_LINES }))
    }
  }
}

function countOf(wanted: number, bytes: Buffer): number {
  let count = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === wanted) count += 1
  return count
}

/**
 * Returns the separator that is most frequent in the first line with letters. This line has the names of the
 * columns, and no name contains a separator.
 */
function findSeparator(table: Buffer): Separator {
  const first =
    /[^\r\n]*[a-z][^\r\n]*/i.exec(table.subarray(0, PIECE_BYTES * 4).toString())?.[0] ?? ''
  const count = (separator: string) => first.split(separator).length
  const separators = Object.keys(SEPARATORS) as Separator[]
  return separators.reduce((most, other) => (count(other) > count(most) ? other : most))
}

async function parseRecords(
  table: Buffer,
  separator: Separator,
  linesBefore: number,
): Promise<LineRecord[]> {
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const records: LineRecord[] = []
  const lineBefore = countLines(table)
  let endOfLast = 0
  try {
    await pipeline(inPieces(table), parser, async (lines: AsyncIterable<unknown>) => {
      for await (const parsed of lines) {
        const { record, info } = Parsed.parse(parsed)
        const inside = record.join('').match(LINE_END)?.length ?? 0
        endOfLast = info.bytes
        records.push({ record, line: lineBefore(info.bytes) - inside + linesBefore })
      }
    })
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const line = lineBefore(endOfLast) + (endOfLast === 0 ? 0 : 1) + linesBefore
    refuse(because('FILE_QUOTATION_MARKS', { line }))
  }
}

/** Returns a function that counts the lines before a position. Its positions must rise from call to call. */
function countLines(table: Buffer): (end: number) => number {
  let [at, ends] = [0, 0]
  return (end) => {
    for (; at < end; at += 1) {
      const isEnd = table[at] === LINE_FEED || table[at] === CARRIAGE_RETURN
      const isHalf = table[at] === CARRIAGE_RETURN && table[at + 1] === LINE_FEED
      if (isEnd && !isHalf) ends += 1
    }
    const last = table[end - 1]
    return last === LINE_FEED || last === CARRIAGE_RETURN ? ends : ends + 1
  }
}

/** Yields the bytes in pieces. Other work can run between two pieces. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

/** The field of each position in a line. A column with an empty name has no field. */
type Fields = ReadonlyMap<number, keyof ImportLine>

function readHeader(names: readonly string[]): Fields {
  const named = names.flatMap((name, at) =>
    name === '' ? [] : [[at, name.toLowerCase()] as const],
  )
  const fields = new Map(
    named.flatMap(([at, name]) => {
      const field = FIELDS.get(name)
      return field ? [[at, field] as const] : []
    }),
  )
  const isWhole =
    named.length === COLUMNS.length && new Set(fields.values()).size === COLUMNS.length
  if (!isWhole) refuse(because('COLUMNS_MISSING', { columns: COLUMNS.join(', ') }))
  return fields
}

function readLine(
  fields: Fields,
  cells: readonly string[],
  now: Date,
): { draft: ImportLine } | { fault: Fault; reference?: string | undefined } {
  const isNamed = cells.every((cell, at) => cell === '' || fields.has(at))
  if (!isNamed || Math.max(...fields.keys()) >= cells.length) {
    const [found, wanted] = [String(cells.length), String(fields.size)]
    return { fault: describe(null, `This line has ${found} columns instead of ${wanted}.`) }
  }
  const entered = Object.fromEntries([...fields].map(([at, field]) => [field, cells[at] ?? '']))
  const { data, error } = ImportLine.safeParse(entered)
  if (data && !isDayOver(data.expiryDate, now.getTime())) return { draft: data }
  const faults = new Map<string, string>()
  for (const issue of error?.issues ?? []) {
    const column = COLUMN_OF.get(issue.path[0]) ?? ''
    if (!faults.has(column)) faults.set(column, messageOf(issue))
  }
  const [issued, expires] = [entered['issueDate'] ?? '', entered['expiryDate'] ?? '']
  const areDays = !faults.has('issue_date') && !faults.has('expiry_date')
  if (areDays && isDayOver(expires, now.getTime()))
    faults.set('expiry_date', INPUT_REASONS.EXPIRY_PAST)
  if (areDays && expires <= issued) {
    faults.set('expiry_date', INPUT_REASONS.EXPIRY_NOT_AFTER_ISSUE)
  }
  return {
    fault: mergeFaults([...faults].map(([column, message]) => describe(column || null, message))),
    reference: faults.has('reference') ? undefined : entered['reference'],
  }
}

/** Joins all faults of a line into one fault. A person can then correct all of them at once. */
export function mergeFaults(faults: readonly Fault[]): Fault {
  const [first, ...more] = faults
  if (!first) throw new Error('no fault')
  if (more.length === 0) return first
  return {
    code: first.code,
    field: faults.map(({ field }) => field).join(', '),
    message: faults
      .map(({ field, message }) =>
        field?.includes(',') ? message : `${String(field)}: ${message}`,
      )
      .join(' '),
  }
}

function describe(field: string | null, message: string): Fault {
  return { code: 'INVALID_INPUT', field, message }
}

function refuse(reason: Reason): never {
  throw new ApiError('INVALID_INPUT', { reason, input: 'file' })
}

/** Returns a fault that only the database can show. */
export function faultOf(code: Fault['code'], field: ImportColumn, message?: string): Fault {
  return { code, field, message: message ?? new ApiError(code).message }
}
