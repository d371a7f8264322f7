import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { isLost } from './faults.ts'

const COMMIT = /^\s*commit\b/i
/** Such a statement outside a transaction is its own commit. */
const WRITE = /^\s*(insert|update|delete|with)\b/i
/** Extra time, so that the server itself can report that a statement took too long. */
const GRACE_MS = 2_000

export interface Deadlines {
  /** For statements that wait for a standby, which no limit of the server ends. */
  commitMs: number
  /** The server's own limit, 0 for none. */
  statementMs: number
}

interface Query {
  sql: string
}

/** With knex's own mark for a connection that its pool discards. */
type Connection = Client & { __knex__disposed?: unknown }

interface Dialect extends Knex.Client {
  transacting?: boolean
  _query(connection: Connection, query: Query): Promise<unknown>
}

/**
 * Knex's PostgreSQL dialect that gives up on a silent server: an unplugged one, or one without its standby.
 * The connection is closed and nothing is cancelled, because a cancelled wait would report a commit as done
 * although no standby has it.
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
        // Marked before the connection ends, so that the pool gives it to nobody in between.
        if (isLost(error)) connection.__knex__disposed = error
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
  } as unknown as typeof knex.Client
}
