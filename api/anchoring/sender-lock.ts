import type { Knex } from 'knex'
import { Client } from 'pg'
import { LOCKS } from '#api/database/locks.ts'
import { TCP_SETTINGS } from '#api/database/prepare-session.ts'

const SENDER_NAME = 'visa-success-guide sender '
const QUERY_TIMEOUT_MS = 5_000
/** A frozen or disconnected process is silent; after this time the server ends its connection. */
const SILENCE_MAX_MS = 15_000
const BEATS_IN_A_SILENCE = 3

/** The right to follow and send, which one process holds. */
export interface SenderLock {
  /** Throws when the lock is lost. */
  confirm: () => Promise<void>
  release: () => Promise<void>
}

const EMBEDDED: SenderLock = {
  confirm: () => Promise.resolve(),
  release: () => Promise.resolve(),
}

/**
 * On PostgreSQL, a lock on a separate connection. It ends with the process, the connection or the
 * heartbeat; a pooled connection could pass to another user. The embedded database belongs to one process
 * anyway. Undefined while another process has the lock. `keeper` tells the others where its chain is.
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
  // A lost connection shows at the next confirm; without a listener it would end the process.
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
  // The heartbeat runs beside the passes, which may take longer; its failures show at the next confirm.
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

/** The keeper that the holder of the lock named; undefined while no process holds it. */
export async function findSender(database: Knex): Promise<string | undefined> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ? and granted
        and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    [LOCKS.sender],
  )
  return rows[0]?.name.slice(SENDER_NAME.length)
}
