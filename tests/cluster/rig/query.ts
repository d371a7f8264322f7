import { readFileSync } from 'node:fs'
import { Client, type QueryResultRow } from 'pg'
import { AUTHORITY } from './certificates.ts'
import { requirePrimary } from './databases.ts'
import { addressOf, type DatabaseNode } from './nodes.ts'
import { PASSWORDS } from './recipe.ts'

interface Asked {
  database?: string
  /** The node to ask. By default, the query asks the primary. */
  node?: DatabaseNode
}

/** Queries one database. The connection goes through no proxy. */
export async function query<Row extends QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  { database = 'visa', node }: Asked = {},
): Promise<Row[]> {
  const client = new Client({
    host: addressOf(node ?? (await requirePrimary())),
    user: 'postgres',
    password: PASSWORDS.SUPERUSER_PASSWORD,
    database,
    ssl: { ca: readFileSync(AUTHORITY, 'utf8') },
    connectionTimeoutMillis: 60_000,
  })
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}
