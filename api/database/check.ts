import type { Model, QueryBuilder } from 'objection'

/** One inconsistency in the stored data. */
export interface Fault {
  subject: string
  fault: string
}

export interface Outcome {
  checked: number
  /**
   * A remark for the reader, for example the number of waiting objects, or the reason why a part was not
   * checked.
   */
  note?: string
  /** Present when the check could not read the data. */
  isUnchecked?: true
}

/** A check of stored data. It yields each fault, and does not stop at a fault. */
export type Check = AsyncGenerator<Fault, Outcome>

const ROWS_PER_PAGE = 500

/**
 * Reads all rows page by page, in the order of a unique column. The memory does not depend on the number of
 * rows.
 */
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
