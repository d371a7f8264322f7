import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { isLost } from './faults.ts'

const COMMIT = /^\s*commit\b/i
/** A statement that writes. Outside a transaction, such a statement also commits. */
const WRITE = /^\s*(insert|update|delete|with)\b/i
/**
 * The extra time that we wait after the server's own limit. In this time, the server can report a slow
 * statement.
 */
const GRACE_MS = 2_000

export interface Deadlines {
  /** The limit for a statement that waits for a standby. PostgreSQL itself has no limit for this wait. */
  commitMs: number
  /** The server's own limit for a statement. 0 means no limit. */
  statementMs: number
}

interface Query {
  sql: string
}

/** A connection with knex's own field. When this field is set, the pool closes the connection. */
type Connection = Client & { __knex__disposed?: unknown }

interface Dialect extends Knex.Client {
  transacting?: boolean
  _query(connection: Connection, query: Query): Promise<unknown>
}

/**
 * Returns knex's PostgreSQL dialect with time limits, because a server that is unplugged or has lost its
 * standby does not respond. At the limit, this code closes the connection. It does not cancel the statement:
 * the server would then report a commit that no standby has.
 * Decision: `docs/decisions/29-writes-wait-eight-seconds.md`.
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
        // Sets the field before the connection ends. Otherwise the pool could use the connection in between.
        if (isLost(error)) connection.__knex__disposed = error
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
  } as unknown as typeof knex.Client
}
