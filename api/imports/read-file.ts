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
import type { Fault } from './import-line-row.ts'

/** A line of the file: what is to be issued by it, or why nothing can be. */
export type FileLine = { line: number } & ({ draft: ImportLine } | { fault: Fault })

const COLUMNS = Object.keys(IMPORT_COLUMNS)
const FIELDS = new Map<string, keyof ImportLine>(Object.entries(IMPORT_COLUMNS))
const COLUMN_OF = new Map<unknown, string>(
  Object.entries(IMPORT_COLUMNS).map(([column, field]) => [field, column]),
)

const UPLOAD_FEWER = `Upload at most ${String(IMPORT_MAX_LINES)} lines at once.`

/** With every second line empty, and every second value. */
const LINE_ENDS_MAX = 2 * (IMPORT_MAX_LINES + 1)
const COMMAS_MAX = LINE_ENDS_MAX * COLUMNS.length
/** A line costs twenty microseconds, and the shortest one is a byte. */
const PIECE_BYTES = 256
const [COMMA, LINE_FEED, CARRIAGE_RETURN] = [0x2c, 0x0a, 0x0d]

const LineRecord = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })
type LineRecord = z.infer<typeof LineRecord>

/** Throws where the file as a whole cannot be read; a fault of one line leaves the others. */
export async function readFile(bytes: Buffer): Promise<FileLine[]> {
  if (!isUtf8(bytes)) refuse('The file is not in UTF-8. Save it as “CSV UTF-8”.')
  requireBounded(bytes)
  const [header, ...lines] = await parseRecords(bytes)
  const fields = readHeader(header?.record ?? [])
  if (lines.length === 0) refuse('The file has no line below the names of the columns.')
  if (lines.length > IMPORT_MAX_LINES) {
    refuse(`The file has ${String(lines.length)} lines. ${UPLOAD_FEWER}`)
  }
  return mapInTurns(lines, ({ record, info }) => ({
    line: info.lines,
    ...readLine(fields, record),
  }))
}

/** Before anything is parsed: a line that is skipped costs as much as one that is read. */
function requireBounded(bytes: Buffer): void {
  const lineEnds = Math.max(countOf(LINE_FEED, bytes), countOf(CARRIAGE_RETURN, bytes))
  if (lineEnds > LINE_ENDS_MAX) {
    refuse(`The file has ${String(lineEnds)} line ends. ${UPLOAD_FEWER}`)
  }
  const commas = countOf(COMMA, bytes)
  if (commas > COMMAS_MAX) refuse(`The file has ${String(commas)} commas. ${UPLOAD_FEWER}`)
}

function countOf(wanted: number, bytes: Buffer): number {
  let count = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === wanted) count += 1
  return count
}

async function parseRecords(bytes: Buffer): Promise<LineRecord[]> {
  const parser = parse({
    bom: true,
    info: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const records: LineRecord[] = []
  try {
    await pipeline(inPieces(bytes), parser, async (lines: AsyncIterable<unknown>) => {
      for await (const line of lines) records.push(LineRecord.parse(line))
    })
    return records
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuse(`Line ${String(error['lines'])} cannot be read: its quotation marks do not match.`)
  }
}

/** Others are let in between any two. */
async function* inPieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES)
    await setImmediate()
  }
}

function readHeader(names: readonly string[]): (keyof ImportLine)[] {
  const fields = names.flatMap((name) => FIELDS.get(name.toLowerCase()) ?? [])
  const isWhole = names.length === COLUMNS.length && new Set(fields).size === COLUMNS.length
  if (!isWhole) refuse(`The first line has to name these columns: ${COLUMNS.join(', ')}.`)
  return fields
}

function readLine(
  fields: readonly (keyof ImportLine)[],
  cells: readonly string[],
): { draft: ImportLine } | { fault: Fault } {
  if (cells.length !== fields.length) {
    const [found, wanted] = [String(cells.length), String(fields.length)]
    return { fault: describe(null, `This line has ${found} columns instead of ${wanted}.`) }
  }
  const { data, error } = ImportLine.safeParse(
    Object.fromEntries(fields.map((field, at) => [field, cells[at]])),
  )
  if (data) return { draft: data }
  const [issue] = error.issues
  const column = COLUMN_OF.get(issue?.path[0]) ?? null
  return { fault: describe(column, issue?.message ?? '') }
}

function describe(field: string | null, message: string): Fault {
  return { code: 'INVALID_INPUT', field, message }
}

function refuse(message: string): never {
  throw new ApiError('INVALID_INPUT', { message, fields: { file: message } })
}

/** What the database alone knows to be wrong with a line. */
export function faultOf(code: Fault['code'], field: ImportColumn, message?: string): Fault {
  return { code, field, message: message ?? new ApiError(code).message }
}
