import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { isLost } from './faults.ts'

const COMMIT = /^\s*commit\b/i
/** The statements that write. Outside a transaction, such a statement also commits. */
const WRITE = /^\s*(insert|update|delete|with)\b/i
/** How much longer than the server's limit we wait, so that the server can report a slow statement itself. */
const GRACE_MS = 2_000

export interface Deadlines {
  /** The limit for statements that wait for a standby. PostgreSQL itself has no limit for this wait. */
  commitMs: number
  /** The server's own limit. 0 means no limit. */
  statementMs: number
}

interface Query {
  sql: string
}

/**
 * A connection with knex's field for a broken connection. The pool discards a connection in which this field
 * is set.
 */
type Connection = Client & { __knex__disposed?: unknown }

interface Dialect extends Knex.Client {
  transacting?: boolean
  _query(connection: Connection, query: Query): Promise<unknown>
}

/**
 * Returns knex's PostgreSQL dialect with time limits for a server that does not respond. For
 * example, the server is unplugged or has lost its standby. At the limit, we close the connection.
 * We cancel no statement, because the server would then report a commit as done although no standby
 * has it.
 */
export function postgresClient({ commitMs, statementMs }: Deadlines): typeof knex.Client {
  const { constructor } = knex({ client: 'pg' }).client as {
    constructor: new (config: Knex.Config) => Dialect
  }
  return class PatientClient extends constructor {
    override async _query(connection: Connection, query: Query) {
      const isCommit = COMMIT.test(query.sql) || (!this.transacting && WRITE.test(query.sql))
      const isBound = isCommit || statementMs > 0
      const deadlineMs = isCommit ? commitMs : statementMs + GRACE_MS
      const timer = isBound ? setTimeout(() => void connection.end(), deadlineMs) : undefined
      try {
        return await super._query(connection, query)
      } catch (error) {
        // Sets the field before the connection ends, so that the pool does not use the connection in the
        // meantime.
        if (isLost(error)) connection.__knex__disposed = error
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
  } as unknown as typeof knex.Client
}
