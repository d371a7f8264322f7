/** The fields in which PostgreSQL quotes the row at fault; `query` and `params` come from PGlite. */
const QUOTING = ['detail', 'hint', 'where', 'internalQuery', 'query', 'params'] as const

/** Errors about a value (SQLSTATE class 22) quote the value in their message. */
const ABOUT_A_VALUE = /^22/

/**
 * Removes people's data from a failed query's error, because the error goes to a log. The statement without
 * its values, the code, and the names of rule, table and column stay.
 */
export function hideValues(error: Error, { sql }: { sql: string }): void {
  for (const field of QUOTING) Reflect.deleteProperty(error, field)
  const code = 'code' in error ? String(error.code) : ''
  if (ABOUT_A_VALUE.test(code)) error.message = `${sql} - a value does not fit (${code})`
  const frames = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? []
  error.stack = [`${error.name}: ${error.message}`, ...frames].join('\n')
}
