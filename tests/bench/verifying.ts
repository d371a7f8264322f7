import { pino } from 'pino'
import { verifyQr } from '#contracts/verification/calls.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'
import { SYSTEM_CLOCK } from '#api/clock.ts'
import { createServices } from '#api/open-services.ts'
import { CHAIN_AT_REST } from '#tests/support/server/app.ts'
import { createDatabase } from '#tests/support/server/database.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'
import { startServer } from '#tests/support/server/server.ts'
import { cpuOf, cpuOfPostgres, parentOf } from './cpu.ts'
import { addHolders, manyAtOnce, mintCode, showCode } from './holders.ts'
import { type Load, startLoad } from './load.ts'

export const PATH = verifyQr.path
export const ROUNDS = 5
const HOLDERS = 2_000
/** The number of codes in a round. */
export const PER_ROUND = 5_000
const WARM_UP = 10_000
const ANCHOR_POLL_MS = 200

/** The settings of a PostgreSQL that loses no acknowledged data in a power cut. */
const DURABLE = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
}

export type Code = 'holder-bound' | 'server-minted'

export interface Scene {
  url: string
  databaseUrl: string
  /** Makes codes that nobody has shown yet. The holders take turns. */
  makeCodes(code: Code, count: number): Promise<string[]>
  /** Returns the processor time of the product and its database so far, in microseconds. */
  cpu(): { api: number; backends: number; writers: number }
  /** Returns the number of transactions that the database has ended so far. */
  transactions(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts the product as a separate process, with a durable PostgreSQL of its own. Adds people with
 * a credential and a phone.
 */
export async function setScene(
  env: NodeJS.ProcessEnv = {},
  { holders: count = HOLDERS }: { holders?: number } = {},
): Promise<Scene> {
  const postgres = await startPostgres({ settings: DURABLE })
  const databaseUrl = await createDatabase(postgres.url)
  const { database, close } = connectPostgres(databaseUrl, { poolMax: 10, statementTimeoutMs: 0 })
  await migrate(database)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ...env,
  })
  const services = await createServices({
    env: readEnv({ DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir }),
    log: pino({ level: 'silent' }),
    clock: SYSTEM_CLOCK,
    database,
    storage: 'postgres',
    publicOrigin: () => server.url,
    anchoring: CHAIN_AT_REST,
  })
  const holders = await addHolders(services, count)
  for (;;) {
    const { rows } = await database.raw<{ rows: { open: number }[] }>(
      `select count(*) as open from anchor_leaves leaf
         left join anchor_batches batch on batch.id = leaf.batch_id where anchored_by is null`,
    )
    if (rows[0]?.open === 0) break
    await new Promise((resolve) => setTimeout(resolve, ANCHOR_POLL_MS))
  }
  const { rows } = await database.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')
  const postmaster = parentOf(rows[0]?.pid ?? 0)

  return {
    url: server.url,
    databaseUrl,
    makeCodes: (code, count) =>
      manyAtOnce(count, (index) => {
        const holder = holders[index % holders.length]
        if (!holder) throw new Error('Nobody holds a code.')
        return code === 'holder-bound' ? showCode(holder) : mintCode(services, holder)
      }),
    cpu: () => ({ api: cpuOf(server.process.pid ?? 0), ...cpuOfPostgres(postmaster) }),
    transactions: async () => {
      const { rows: counts } = await database.raw<{ rows: { ended: string }[] }>(
        `select xact_commit + xact_rollback as ended from pg_stat_database
          where datname = current_database()`,
      )
      return Number(counts[0]?.ended)
    },
    close: async () => {
      await server.close()
      await close()
      await postgres.stop()
    },
  }
}

/**
 * Warms up the server. Returns a load with this number of codes, which the server has not seen in
 * the warm-up. `next` is the position of the first code that is not sent yet.
 */
export async function loadCodes(
  scene: Scene,
  code: Code,
  { count, warmUp = WARM_UP, warmUpBy = code }: { count: number; warmUp?: number; warmUpBy?: Code },
): Promise<Load & { next: number }> {
  const codes = [
    ...(await scene.makeCodes(warmUpBy, warmUp)),
    ...(await scene.makeCodes(code, count)),
  ]
  const bodies = codes.map((qrData) => JSON.stringify({ qrData }))
  const load = startLoad(PATH, bodies)
  await load.run({ url: scene.url, from: 0, count: warmUp })
  return { ...load, next: warmUp }
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Adds credentials that nobody verifies, so that the tables are large. */
export async function addRows(databaseUrl: string, count: number): Promise<void> {
  const { database, close } = connectPostgres(databaseUrl, {
    poolMax: 1,
    statementTimeoutMs: 0,
    commitTimeoutMs: 600_000,
  })
  await database.raw(
    `INSERT INTO visa_credentials
       (user_id, issued_by, issuer_kid, credential_id, encrypted_credential, credential_type, holder_initials,
        holder_name_hash, issue_date, expiry_date, blockchain_anchor_hash, anchor_hash_salt,
        holder_name_hash_salt)
     SELECT u.id, u.id, k.kid, 'urn:uuid:' || gen_random_uuid(), sha256('x') || sha256('y'), 'F-1', 'AB',
            'hash', '2025-01-01', '2030-01-01',
            encode(sha256((gen_random_uuid()::text)::bytea), 'hex'), sha256('s'), sha256('t')
       FROM generate_series(1, ?), (SELECT id FROM users LIMIT 1) u,
            (SELECT kid FROM issuer_keys WHERE use = 'credential' LIMIT 1) k`,
    [count],
  )
  await database.raw('VACUUM ANALYZE')
  await close()
}
