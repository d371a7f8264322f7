import type { Model, QueryBuilder } from 'objection'

/** One inconsistency in the stored data. */
export interface Fault {
  subject: string
  fault: string
}

export interface Outcome {
  /** How many objects were checked. */
  checked: number
  /** More that the reader should know: what waits, or why a part was not checked. */
  note?: string
  /** True when the check could not read what it should check. */
  isUnchecked?: true
}

/** Yields each fault, and continues to the end. */
export type Check = AsyncGenerator<Fault, Outcome>

const ROWS_PER_PAGE = 500

/** Reads all rows in pages along a unique column, so that memory does not depend on their number. */
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
