import { readFileSync } from 'node:fs'
import { Client, type QueryResultRow } from 'pg'
import { AUTHORITY } from './certificates.ts'
import { requirePrimary } from './databases.ts'
import { addressOf } from './nodes.ts'
import { PASSWORDS } from './recipe.ts'

/** Asks the primary itself, past every proxy. */
export async function query<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  database = 'visa',
): Promise<Row[]> {
  const client = new Client({
    host: addressOf(await requirePrimary()),
    user: 'postgres',
    password: PASSWORDS.SUPERUSER_PASSWORD,
    database,
    ssl: { ca: readFileSync(AUTHORITY, 'utf8') },
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
