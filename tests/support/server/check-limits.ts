import { QueryBuilder } from 'objection'

/*
 * Fails each statement of the API's tests that selects one row without a limit. Such a statement reads, sorts and
 * locks every row that matches, and its cost grows with the table.
 */
const prototype = QueryBuilder.prototype as { first: (this: unknown) => unknown }
const { first } = prototype
if (first.name !== 'firstWithLimit') {
  prototype.first = function firstWithLimit() {
    const builder = first.call(this) as QueryBuilder<never>
    return builder.onBuildKnex((query, { isFind }) => {
      const { sql } = query.toSQL()
      if (isFind.call(builder) && !/\blimit\b/i.test(sql))
        throw new Error(`One row is selected without a limit: ${sql}`)
    })
  }
}
