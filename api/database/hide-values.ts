/**
 * The fields of an error that can contain values of a row. Only errors of PGlite have `query` and `params`.
 */
const QUOTING = ['detail', 'hint', 'where', 'internalQuery', 'query', 'params'] as const

/** SQLSTATE class 22 (data exceptions). The message of such an error contains a value of the row. */
const ABOUT_A_VALUE = /^22/

/**
 * Removes people's data from the error of a failed query, because the error is logged. Keeps the statement
 * without values, the code, and the names of constraint, table and column.
 */
export function hideValues(error: Error, { sql }: { sql: string }): void {
  for (const field of QUOTING) Reflect.deleteProperty(error, field)
  const code = 'code' in error ? String(error.code) : ''
  if (ABOUT_A_VALUE.test(code)) error.message = `${sql} - a value does not fit (${code})`
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n')
}
