import knex, { type Knex } from 'knex'
import type { Client } from 'pg'
import { isLost } from './faults.ts'

const COMMIT = /^\s*commit\b/i
/** Outside of a transaction it is its own commit. */
const WRITE = /^\s*(insert|update|delete|with)\b/i
/** For the server to say itself that a statement took too long. */
const GRACE_MS = 2_000

export interface Deadlines {
  /** Of what waits for a standby, which no limit of the server ends. */
  commitMs: number
  /** The server's own limit, 0 for none. */
  statementMs: number
}

interface Query {
  sql: string
}

/** With knex's own mark of what its pool throws away. */
type Connection = Client & { __knex__disposed?: unknown }

interface Dialect extends Knex.Client {
  transacting?: boolean
  _query(connection: Connection, query: Query): Promise<unknown>
}

/**
 * Knex's PostgreSQL dialect, giving up on a server that says nothing: an unplugged one, or one whose
 * standby is away. The connection is closed and nothing is cancelled, for a commit whose wait is
 * cancelled is called done though no standby has it.
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
        // Said before the connection ends: nobody else may be given it in between.
        if (isLost(error)) connection.__knex__disposed = error
        throw error
      } finally {
        clearTimeout(timer)
      }
    }
  } as unknown as typeof knex.Client
}
