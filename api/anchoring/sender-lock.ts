import type { Knex } from 'knex'
import { Client } from 'pg'
import { LOCKS } from '#api/database/locks.ts'
import { TCP_SETTINGS } from '#api/database/prepare-session.ts'

const SENDER_NAME = 'visa-success-guide sender '
const QUERY_TIMEOUT_MS = 5_000
/** The time after which PostgreSQL ends a silent connection, for example of a frozen process. */
const SILENCE_MAX_MS = 15_000
const BEATS_IN_A_SILENCE = 3

/**
 * The lock of the sender. Only the process with this lock reads the chain's events and sends transactions.
 */
export interface SenderLock {
  /** Throws when this process has lost the lock. */
  confirm: () => Promise<void>
  release: () => Promise<void>
}

const EMBEDDED: SenderLock = {
  confirm: () => Promise.resolve(),
  release: () => Promise.resolve(),
}

/**
 * Takes the lock. Returns undefined while another process has it. On PostgreSQL, the lock needs a separate
 * connection, because a pooled connection would go back to the pool. The lock ends when the process ends, the
 * connection is lost or the heartbeat stops. The embedded database needs no lock, because only one process
 * can use it. `keeper` tells other processes the chain of this sender.
 */
export async function takeSenderLock(
  databaseUrl: string | undefined,
  keeper = '',
  silenceMaxMs = SILENCE_MAX_MS,
): Promise<SenderLock | undefined> {
  if (databaseUrl === undefined) return EMBEDDED
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: QUERY_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: SENDER_NAME + keeper,
  })
  // Without a listener, a lost connection would end the process. `confirm` notices the lost connection.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`set idle_session_timeout = ${String(silenceMaxMs)}; ${TCP_SETTINGS}`)
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [LOCKS.sender],
  )
  if (!rows[0]?.taken) {
    await client.end()
    return undefined
  }
  const confirm = async () => {
    await client.query('SELECT 1')
  }
  // The heartbeat has its own timer, because a pass of the sender can take longer than the silence limit.
  // `confirm` notices a failed heartbeat.
  const beat = setInterval(
    () => void confirm().catch(() => undefined),
    silenceMaxMs / BEATS_IN_A_SILENCE,
  )
  return {
    confirm,
    release: async () => {
      clearInterval(beat)
      await client.end()
    },
  }
}

/** Returns the `keeper` of the process that has the lock. Returns undefined when no process has the lock. */
export async function findSender(database: Knex): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ? and granted
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.sender],
  )
  return rows[0]?.name.slice(SENDER_NAME.length)
}
