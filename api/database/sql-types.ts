import type { Knex } from 'knex'
import { types } from 'pg'

const { INT8, DATE, BYTEA, TIMESTAMPTZ, NUMERIC } = types.builtins

/**
 * How both databases read stored values. Their own defaults differ: a day would be a local midnight in one
 * and a UTC midnight in the other, and a count a string in one and a number in the other.
 */
export const SQL_PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (value) => value,
  [NUMERIC]: (value) => value,
  [TIMESTAMPTZ]: (value) => new Date(value),
  [BYTEA]: (value) => Buffer.from(value.slice(2), 'hex'),
}

const readByDefault = types.getTypeParser as (oid: number, format: string) => unknown

/** The same rule in the form that `pg` asks for. */
export const PG_TYPES: Knex.PgCustomTypesConfig = {
  getTypeParser: (oid: number, format: string): unknown =>
    SQL_PARSERS[oid] ?? readByDefault(oid, format),
}
