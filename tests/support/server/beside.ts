import type { Knex } from 'knex'
import { connectPostgres } from '#api/database/connect.ts'
import { closeAfter } from '../closing.ts'
import { startTestApp, type TestApp } from './app.ts'

/** Opens new connections to a database. Another process would open connections in the same way. */
export function connectTo(url = '', options: Parameters<typeof connectPostgres>[1] = {}): Knex {
  const { database, close } = connectPostgres(url, options)
  closeAfter(close)
  return database
}

/**
 * Returns the environment of another process of the same product. The other process has the same
 * database, folder and keys.
 */
export function envBeside({ databaseUrl, services }: TestApp) {
  const { sessionKeys, masterKeys, dataDir } = services.env
  return {
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: dataDir,
    SESSION_KEYS: sessionKeys.join(','),
    MASTER_KEY: masterKeys.map((key) => key.toString('base64url')).join(','),
  }
}

/**
 * Starts a second instance of the same product. The second instance runs in the process of the
 * test.
 */
export function startBeside(app: TestApp): Promise<TestApp> {
  const { DATABASE_URL: url, ...env } = envBeside(app)
  return startTestApp({
    env,
    storage: {
      ...connectPostgres(url, { poolMax: 5 }),
      connection: { kind: 'postgres', url },
      backUp: () => Promise.reject(new Error('It is the other one that owns the database.')),
    },
  })
}
