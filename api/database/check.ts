import type { Model, QueryBuilder } from 'objection'

/** One thing in what is stored that does not add up. */
export interface Fault {
  subject: string
  fault: string
}

export interface Outcome {
  /** How many objects were looked at. */
  checked: number
  /** What the reader should know beside that: what waits, or why something was not checked. */
  note?: string
  /** There was something to look at, and it could not be. */
  isUnchecked?: true
}

/** Yields each fault that it finds, and goes on to the end. */
export type Check = AsyncGenerator<Fault, Outcome>

const ROWS_PER_PAGE = 500

/** All rows, in pages that follow a unique column, so that the number of rows does not matter. */
export async function* readInPages<Row extends Model>(
  query: () => QueryBuilder<Row, Row[]>,
  column: keyof Row & string,
  rowsPerPage: number = ROWS_PER_PAGE,
): AsyncGenerator<Row[]> {
  let page: Row[] = []
  do {
    const last = page.at(-1)?.[column] as string | undefined
    page = await query()
      .modify((rest) => {
        if (last !== undefined) void rest.where(column, '>', last)
      })
      .orderBy(column)
      .limit(rowsPerPage)
    if (page.length > 0) yield page
  } while (page.length === rowsPerPage)
}
