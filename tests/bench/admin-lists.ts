import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { CREDENTIAL_FILTERS, CREDENTIAL_SORTS } from '#contracts/credentials/credential-list.ts'
import { USER_SORTS } from '#contracts/accounts/administration.ts'
import { LAST_PAGE, NEXT_PAGE, NUMBERED_MAX, PREVIOUS_PAGE } from '#contracts/page.ts'
import type { Knex } from 'knex'
import { connectPostgres } from '#api/database/connect.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'

const CREDENTIALS = 1_000_000
const USERS = 1_000_000
const LOGGED = 200_000
const ACTIONS = 100_000
const PAGE_SIZE = 25
const ROUNDS = 15
const REQUESTS = 500
const PAGE_MAX_MS = 150
const SEARCH_MAX_MS = 300
const FIGURE_MAX_MS = 1_000
const GROWTH_MAX_MB = 64
export const ADMIN_PASSWORD = 'bench orchard lamp seven'

/**
 * Measures how long an administrator waits for the lists of a database with a million users, and whether the
 * lists leak memory.
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
  const paths = await pathsOf(admin, await fill(databaseUrl))
  const rows: Record<string, unknown>[] = []
  const slow: string[] = []
  for (const [figure, path] of Object.entries(paths)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(admin, path))
    const sorted = times.sort((one, other) => one - other)
    const median = sorted[ROUNDS >> 1] ?? 0
    if (median > limitOf(figure)) slow.push(figure)
    rows.push({ figure, medianMs: round(median), maximumMs: round(sorted.at(-1) ?? 0) })
  }

  const before = residentMegabytes(server)
  const lists = Object.values(paths)
  for (let at = 0; at < REQUESTS; at++) await timeOf(admin, lists[at % lists.length] ?? '')
  const after = residentMegabytes(server)
  rows.push({ figure: 'resident memory before, MB', value: before })
  rows.push({ figure: `after ${String(REQUESTS)} more answers, MB`, value: after })

  console.table(rows)
  if (slow.length > 0) throw new Error(`Took too long: ${slow.join('; ')}.`)
  if (after - before > GROWTH_MAX_MB) throw new Error('Lists cost memory that stays.')
  return rows
}

/**
 * Signs in the administrator, and issues one real credential to this account. The other credentials
 * of the database are copies of its bytes.
 */
export async function signIn(url: string): Promise<HttpClient> {
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

/** A page of a search or of a filter may take longer than another page, and figures longer than a page. */
function limitOf(figure: string): number {
  if (figure.startsWith('figures: ')) return FIGURE_MAX_MS
  return /by|that are/.test(figure) ? SEARCH_MAX_MS : PAGE_MAX_MS
}

/** Returns the paths of all lists and filters of the console, by their descriptions. */
async function pathsOf(admin: HttpClient, sought: Sought): Promise<Record<string, string>> {
  const list = (name: string) => (query: string) =>
    `/api/admin/${name}?limit=${String(PAGE_SIZE)}&${query}`
  const [credentials, users] = [list('credentials'), list('users')]
  const paths: Record<string, string> = {
    'credentials by an id': credentials(`search=${sought.credentialId.slice(-8)}`),
    'credentials by a holder hash': credentials(`search=${sought.holderNameHash.slice(0, 8)}`),
    'credentials by a transaction': credentials(`search=${sought.blockchainTxHash.slice(0, 12)}`),
    "credentials by an account's name": credentials('search=amara-77'),
    "credentials by an account's email": credentials('search=9999@example.org'),
    'credentials by nothing there is': credentials('search=zzzzzz'),
    'credentials by type and status': credentials('credentialType=TN&status=expired'),
    'users by a name': users('search=amara-77'),
    'users by an email': users('search=9999@example.org'),
    'users by two letters': users('search=am'),
    'users by two letters, by name': users('search=ta&sort=username&order=asc'),
    'users by nothing there is': users('search=zzzzzz'),
    'figures: the totals': '/api/admin/totals',
    'figures: what waits': '/api/admin/waiting',
    'figures: the chain': '/api/admin/blockchain/stats',
    'figures: analytics of 30 days': '/api/admin/analytics?days=30',
    'figures: analytics of 90 days': '/api/admin/analytics?days=90',
  }
  for (const status of CREDENTIAL_FILTERS) {
    paths[`credentials that are ${status}`] = credentials(`status=${status}`)
  }
  for (const access of ['premium', 'free', 'admin']) {
    paths[`users that are ${access}`] = users(`access=${access}`)
  }
  Object.assign(paths, await pagesOf(admin, 'actions', list('audit')('')))
  Object.assign(paths, await pagesOf(admin, 'purchases', list('purchases')('')))
  for (const order of ['asc', 'desc']) {
    for (const sort of CREDENTIAL_SORTS) {
      const path = credentials(`sort=${sort}&order=${order}`)
      Object.assign(paths, await pagesOf(admin, `credentials, ${sort} ${order}`, path))
    }
    for (const sort of USER_SORTS) {
      const path = users(`sort=${sort}&order=${order}`)
      Object.assign(paths, await pagesOf(admin, `users, ${sort} ${order}`, path))
    }
  }
  return paths
}

/** Returns the first page, the last page with a number, the page after it, and the end of the list. */
async function pagesOf(admin: HttpClient, name: string, path: string) {
  const numbered = `${path}&offset=${String(NUMBERED_MAX - PAGE_SIZE)}`
  const besides = async (page: string, header: string) =>
    `${path}&from=${(await admin.get(page)).headers.get(header) ?? ''}`
  return {
    [name]: path,
    [`${name}, last number`]: numbered,
    [`${name}, after the numbers`]: await besides(numbered, NEXT_PAGE),
    [`${name}, last`]: `${path}&from=${LAST_PAGE}`,
    [`${name}, before the last`]: await besides(`${path}&from=${LAST_PAGE}`, PREVIOUS_PAGE),
  }
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
         now() - n * interval '1 minute'
    FROM (SELECT n, (ARRAY['amara', 'bea', 'carlos', 'diego', 'elif', 'fatima', 'grace', 'hassan', 'ines', 'jorge',
                           'kofi', 'lena', 'maria', 'nadia', 'omar', 'pablo', 'quinn', 'rosa', 'samir', 'tariq'])
                      [1 + n % 20] || '-' || n AS name FROM generate_series(1, ?) n) AS named`

const PURCHASES_SQL = `
  INSERT INTO purchases (user_id, product_name, price_cents, currency, status, completed_at)
  SELECT id, 'The guide', 4999, 'usd', 'completed', now() FROM users
   WHERE NOT is_admin ORDER BY md5(username) LIMIT ?`

const CREDENTIALS_SQL = `
  INSERT INTO visa_credentials
    (user_id, issued_by, issuer_kid, credential_id, encrypted_credential, credential_type, holder_initials,
     holder_name_hash, issue_date, expiry_date, blockchain_tx_hash, blockchain_anchor_hash,
     anchor_hash_salt, holder_name_hash_salt, is_revoked, revoked_at, revoke_reason, created_at)
  SELECT holder.id, one.issued_by, one.issuer_kid,
         'urn:uuid:' || gen_random_uuid(),
         one.encrypted_credential,
         (ARRAY['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'])[1 + n % 7], 'A B',
         encode(sha256(('name' || n)::bytea), 'hex'),
         date '2020-01-01' + n % 1500, date '2024-01-01' + n % 3000,
         '0x' || encode(sha256(('transaction' || n / 256)::bytea), 'hex'),
         encode(sha256(('anchor' || n)::bytea), 'hex'), one.anchor_hash_salt,
         one.holder_name_hash_salt, n % 20 = 0, CASE WHEN n % 20 = 0 THEN now() END,
         CASE WHEN n % 20 = 0 THEN 'Wrong dates.' END, now() - n * interval '1 minute'
    FROM (SELECT id, (row_number() OVER (ORDER BY created_at DESC))::integer AS n FROM users LIMIT ?) AS holder,
         (SELECT * FROM visa_credentials LIMIT 1) AS one`

const LOGS_SQL = `
  INSERT INTO verification_logs (credential_id, verification_type, verification_result, created_at)
  SELECT credential_id,
         (ARRAY['qr_scan', 'manual_lookup', 'api_call'])[1 + n % 3],
         (ARRAY['valid', 'invalid', 'revoked', 'expired'])[1 + n % 4],
         now() - n * interval '38 seconds'
    FROM (SELECT credential_id, (row_number() OVER ())::integer AS n FROM visa_credentials LIMIT ?) AS shown`

const EVENTS_SQL = `
  INSERT INTO audit_entries (id, body)
  SELECT made.id, json_build_object(
           'id', made.id, 'at', credential.created_at, 'action', 'credential_issued',
           'actor', json_build_object('kind', 'admin', 'id', credential.issued_by),
           'proof', 'session', 'subject', credential.user_id,
           'credential', credential.credential_id, 'purchase', null, 'request', null)::text
    FROM (SELECT * FROM visa_credentials LIMIT ?) AS credential,
         LATERAL (SELECT gen_random_uuid() AS id WHERE credential.id IS NOT NULL) AS made`

export const UNHURRIED = { poolMax: 1, statementTimeoutMs: 0, commitTimeoutMs: 600_000 }

/** Adds this many users, and a copy of the stored credential for each of them. */
export async function plantCredentials(database: Knex, count: number): Promise<void> {
  await database.raw(USERS_SQL, [count])
  await database.raw(CREDENTIALS_SQL, [count])
}

/** Fills the tables, one after another. Returns one of the credentials for the searches. */
async function fill(databaseUrl: string): Promise<Sought> {
  const { database, close } = connectPostgres(databaseUrl, UNHURRIED)
  await plantCredentials(database, CREDENTIALS)
  await database.raw(PURCHASES_SQL, [USERS / 4])
  await database.raw(LOGS_SQL, [LOGGED])
  await database.raw(EVENTS_SQL, [ACTIONS])
  await database.raw('VACUUM ANALYZE')
  const [sought] = await database<Sought>('visa_credentials')
    .select('credentialId', 'holderNameHash', 'blockchainTxHash')
    .offset(CREDENTIALS >> 1)
    .limit(1)
  await close()
  if (!sought) throw new Error('The database was not filled.')
  return sought
}
