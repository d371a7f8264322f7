import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { CREDENTIAL_FILTERS, CREDENTIAL_SORTS } from '#contracts/credentials/credential-list.ts'
import { USER_SORTS } from '#contracts/accounts/administration.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'

const CREDENTIALS = 100_000
const USERS = 10_000
const LOGGED = 200_000
const PAGE_SIZE = 25
const ROUNDS = 15
const REQUESTS = 500
const ANSWER_MAX_MS = 1_000
const GROWTH_MAX_MB = 64
const ADMIN_PASSWORD = 'bench orchard lamp seven'

/**
 * Measures how long an administrator waits for the lists of a full database, and whether the lists leak
 * memory.
 */
export async function measureAdminLists() {
  const { TEST_POSTGRES_URL = '', TEST_POSTGRES_TEMPLATE } = process.env
  const databaseUrl = await createDatabase(TEST_POSTGRES_URL, TEST_POSTGRES_TEMPLATE)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  })
  try {
    return await measure(server, databaseUrl)
  } finally {
    await server.close()
    await dropDatabase(databaseUrl)
  }
}

async function measure(server: Server, databaseUrl: string) {
  const admin = await signIn(server.url)
  const paths = pathsOf(await fill(databaseUrl))
  const rows: Record<string, unknown>[] = []
  const slow: string[] = []
  for (const [figure, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(admin, path))
    const sorted = times.sort((one, other) => one - other)
    const median = sorted[ROUNDS >> 1] ?? 0
    if (median > ANSWER_MAX_MS) slow.push(figure)
    rows.push({ figure, medianMs: round(median), maximumMs: round(sorted.at(-1) ?? 0) })
  }

  const before = residentMegabytes(server)
  const lists = Object.values(paths)
  for (let at = 0; at < REQUESTS; at++) await timeOf(admin, lists[at % lists.length] ?? '')
  const after = residentMegabytes(server)
  rows.push({ figure: 'resident memory before, MB', value: before })
  rows.push({ figure: `after ${String(REQUESTS)} more answers, MB`, value: after })

  console.table(rows)
  if (slow.length > 0) throw new Error(`Took longer than a second: ${slow.join(', ')}.`)
  if (after - before > GROWTH_MAX_MB) throw new Error('Lists cost memory that stays.')
  return rows
}

/**
 * Signs in the administrator, and issues one real credential to this account. The other credentials
 * of the database are copies of its bytes.
 */
async function signIn(url: string): Promise<HttpClient> {
  const admin = createHttpClient(url)
  const { body } = await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD })
  const { id } = body as { id: string }
  await admin.post('/api/admin/credentials/issue', buildIssuance(id))
  return admin
}

interface Sought {
  credentialId: string
  holderNameHash: string
  blockchainTxHash: string
}

/** Returns the paths of all lists and filters of the console, by their descriptions. */
function pathsOf(sought: Sought): Record<string, string> {
  const credentials = (query: string) =>
    `/api/admin/credentials?limit=${String(PAGE_SIZE)}&${query}`
  const users = (query: string) => `/api/admin/users?limit=${String(PAGE_SIZE)}&${query}`
  const paths: Record<string, string> = {
    'credentials, by an id': credentials(`search=${sought.credentialId.slice(-8)}`),
    'credentials, by a holder hash': credentials(`search=${sought.holderNameHash.slice(0, 8)}`),
    'credentials, by a transaction': credentials(`search=${sought.blockchainTxHash.slice(0, 12)}`),
    "credentials, by an account's name": credentials('search=traveller-77'),
    "credentials, by an account's email": credentials('search=9999@example.org'),
    'credentials, by nothing there is': credentials('search=zzzzzz'),
    'credentials of a type, by a status': credentials('credentialType=TN&status=expired'),
    'users, by a name': users('search=traveller-77'),
    'users, by an email': users('search=9999@example.org'),
    'users, by nothing there is': users('search=zzzzzz'),
    'the last actions': `/api/admin/audit?limit=${String(PAGE_SIZE)}`,
    'the last purchases': `/api/admin/purchases?limit=${String(PAGE_SIZE)}`,
    'the chain': '/api/admin/blockchain/stats',
    'analytics of 30 days': '/api/admin/analytics?days=30',
    'analytics of 90 days': '/api/admin/analytics?days=90',
  }
  for (const order of ['asc', 'desc']) {
    for (const sort of CREDENTIAL_SORTS) {
      const sorted = `sort=${sort}&order=${order}`
      paths[`credentials by ${sort}, ${order}`] = credentials(sorted)
      const last = String(CREDENTIALS - PAGE_SIZE)
      paths[`credentials by ${sort}, ${order}, last page`] = credentials(`${sorted}&offset=${last}`)
    }
    for (const sort of USER_SORTS) {
      const sorted = `sort=${sort}&order=${order}`
      paths[`users by ${sort}, ${order}`] = users(sorted)
      const last = String(USERS - PAGE_SIZE)
      paths[`users by ${sort}, ${order}, last page`] = users(`${sorted}&offset=${last}`)
    }
  }
  for (const status of CREDENTIAL_FILTERS) {
    paths[`credentials that are ${status}`] = credentials(`status=${status}`)
  }
  for (const access of ['premium', 'free', 'admin']) {
    paths[`users that are ${access}`] = users(`access=${access}`)
  }
  return paths
}

async function timeOf(admin: HttpClient, path: string): Promise<number> {
  const startedAt = performance.now()
  const { status } = await admin.get(path)
  if (status !== 200) throw new Error(`${path} answered ${String(status)}.`)
  return performance.now() - startedAt
}

function residentMegabytes({ process: { pid = 0 } }: Server): number {
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024)
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}

const USERS_SQL = `
  INSERT INTO users (username, username_key, email, email_key, password_hash, premium_granted,
                     email_confirmed_at, created_at)
  SELECT name, name, name || '@example.org', name || '@example.org', 'none', n % 3 = 0, now(),
         now() - n * interval '1 hour'
    FROM (SELECT n, 'traveller-' || n AS name FROM generate_series(1, ?) n) AS named`

const PURCHASES_SQL = `
  INSERT INTO purchases (user_id, product_name, price_cents, currency, status, completed_at)
  SELECT id, 'The guide', 4999, 'usd', 'completed', now() FROM users WHERE NOT is_admin ORDER BY id LIMIT ?`

const CREDENTIALS_SQL = `
  INSERT INTO visa_credentials
    (user_id, issued_by, credential_id, encrypted_credential, credential_type, holder_initials,
     holder_name_hash, issue_date, expiry_date, blockchain_tx_hash, blockchain_anchor_hash,
     anchor_hash_salt, holder_name_hash_salt, is_revoked, revoked_at, revoke_reason, created_at)
  SELECT holders.ids[1 + n % cardinality(holders.ids)], one.issued_by, 'urn:uuid:' || gen_random_uuid(),
         one.encrypted_credential,
         (ARRAY['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'])[1 + n % 7], 'A B',
         encode(sha256(('name' || n)::bytea), 'hex'),
         date '2020-01-01' + n % 1500, date '2024-01-01' + n % 3000,
         '0x' || encode(sha256(('transaction' || n / 256)::bytea), 'hex'),
         encode(sha256(('anchor' || n)::bytea), 'hex'), one.anchor_hash_salt,
         one.holder_name_hash_salt, n % 20 = 0, CASE WHEN n % 20 = 0 THEN now() END,
         CASE WHEN n % 20 = 0 THEN 'Wrong dates.' END, now() - n * interval '7 minutes'
    FROM generate_series(1, ?) n,
         (SELECT * FROM visa_credentials LIMIT 1) AS one,
         (SELECT array_agg(id) AS ids FROM users) AS holders`

const LOGS_SQL = `
  INSERT INTO verification_logs (credential_id, verification_type, verification_result, created_at)
  SELECT shown.ids[1 + n % cardinality(shown.ids)],
         (ARRAY['qr_scan', 'manual_lookup', 'api_call'])[1 + n % 3],
         (ARRAY['valid', 'invalid', 'revoked', 'expired'])[1 + n % 4],
         now() - n * interval '38 seconds'
    FROM generate_series(1, ?) n,
         (SELECT array_agg(credential_id) AS ids FROM visa_credentials) AS shown`

const EVENTS_SQL = `
  INSERT INTO audit_entries (id, body)
  SELECT made.id, json_build_object(
           'id', made.id, 'at', credential.created_at, 'action', 'credential_issued',
           'actor', json_build_object('kind', 'admin', 'id', credential.issued_by),
           'proof', 'session', 'subject', credential.user_id,
           'credential', credential.credential_id, 'purchase', null, 'request', null)::text
    FROM visa_credentials AS credential,
         LATERAL (SELECT gen_random_uuid() AS id WHERE credential.id IS NOT NULL) AS made`

/** Fills the tables, one after another. Returns one of the credentials for the searches. */
async function fill(databaseUrl: string): Promise<Sought> {
  const { database, close } = connectPostgres(databaseUrl, { poolMax: 1 })
  await database.raw('SET statement_timeout = 0')
  await database.raw(USERS_SQL, [USERS])
  await database.raw(PURCHASES_SQL, [USERS / 4])
  await database.raw(CREDENTIALS_SQL, [CREDENTIALS])
  await database.raw(LOGS_SQL, [LOGGED])
  await database.raw(EVENTS_SQL)
  await database.raw('VACUUM ANALYZE')
  const [sought] = await database<Sought>('visa_credentials')
    .select('credentialId', 'holderNameHash', 'blockchainTxHash')
    .offset(CREDENTIALS >> 1)
    .limit(1)
  await close()
  if (!sought) throw new Error('The database was not filled.')
  return sought
}
