import type { Knex } from 'knex'
import { types } from 'pg'

const { INT8, DATE, BYTEA, TIMESTAMPTZ, NUMERIC } = types.builtins

/**
 * The parsers for stored values. Both databases need the same parsers, because their defaults differ. `pg`
 * reads a day as local midnight and a count as a string. PGlite reads a day as midnight in UTC and a count as
 * a number.
 */
export const SQL_PARSERS: Readonly<Record<number, (value: string) => unknown>> = {
  [INT8]: Number,
  [DATE]: (value) => value,
  [NUMERIC]: (value) => value,
  [TIMESTAMPTZ]: (value) => new Date(value),
  [BYTEA]: (value) => Buffer.from(value.slice(2), 'hex'),
}

const readByDefault = types.getTypeParser as (oid: number, format: string) => unknown

export const PG_TYPES: Knex.PgCustomTypesConfig = {
  getTypeParser: (oid: number, format: string): unknown =>
    SQL_PARSERS[oid] ?? readByDefault(oid, format),
}
