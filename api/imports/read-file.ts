import { isUtf8 } from 'node:buffer'
import { CsvError, parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { ApiError } from '#api/http/errors.ts'
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

const Records = z.array(
  z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) }),
)

/** Throws where the file as a whole cannot be read; a fault of one line leaves the others. */
export function readFile(bytes: Buffer): FileLine[] {
  if (!isUtf8(bytes)) refuse('The file is not in UTF-8. Save it as “CSV UTF-8”.')
  const [header, ...lines] = parseRecords(bytes)
  const fields = readHeader(header?.record ?? [])
  if (lines.length === 0) refuse('The file has no line below the names of the columns.')
  if (lines.length > IMPORT_MAX_LINES) {
    refuse(
      `The file has ${String(lines.length)} lines. Upload at most ${String(IMPORT_MAX_LINES)} at once.`,
    )
  }
  return lines.map(({ record, info }) => ({ line: info.lines, ...readLine(fields, record) }))
}

function parseRecords(bytes: Buffer) {
  try {
    return Records.parse(
      parse(bytes, {
        bom: true,
        info: true,
        trim: true,
        relax_column_count: true,
        skip_empty_lines: true,
      }),
    )
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuse(`Line ${String(error['lines'])} cannot be read: its quotation marks do not match.`)
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
