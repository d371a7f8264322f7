import autocannon from 'autocannon'
import { connectPostgres } from '#api/database/connect.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { startServer } from '#tests/support/server/server.ts'

export const PATH = '/api/visa/verify/qr'
export const FEW_ROWS = 1_000
const CONNECTIONS = 32
const ROUNDS = 5
const SECONDS = 4
const CODES = 1_000
const ADMIN_PASSWORD = 'bench orchard lamp seven'

export type Code = 'holder-bound' | 'server-minted'

export interface Scene {
  url: string
  databaseUrl: string
  codes: Record<Code, string[]>
  close(): Promise<void>
}

/** One server with a thousand credentials, and codes to verify there. */
export async function setScene(env: NodeJS.ProcessEnv = {}): Promise<Scene> {
  const { TEST_POSTGRES_URL = '', TEST_POSTGRES_TEMPLATE } = process.env
  const databaseUrl = await createDatabase(TEST_POSTGRES_URL, TEST_POSTGRES_TEMPLATE)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    ...env,
  })
  const codes = await showCodes(server.url)
  await addRows(databaseUrl, FEW_ROWS)
  return {
    url: server.url,
    databaseUrl,
    codes,
    close: async () => {
      await server.close()
      await dropDatabase(databaseUrl)
    },
  }
}

/** The administrator holds the credentials too: one account is enough here. */
async function showCodes(url: string): Promise<Record<Code, string[]>> {
  const browser = createHttpClient(url)
  const signedIn = await browser.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD })
  const { id: userId } = signedIn.body as { id: string }
  const issued = await browser.post('/api/admin/credentials/issue', buildIssuance(userId))
  const { credentialId } = (issued.body as { credential: { credentialId: string } }).credential
  const device = await buildDevice(browser, userId)
  const now = Date.now()
  const life = { issuedAt: new Date(now), expiresAt: new Date(now + 14 * 60_000) }
  const shown = Array.from({ length: CODES }, () => device.show(credentialId, life))
  const minted: string[] = []
  while (minted.length < CODES / 10) {
    const path = `/api/visa/credentials/${credentialId}/tokens`
    const { body } = await browser.post(path, { expiresInMinutes: 60 })
    minted.push((body as { token: string }).token)
  }
  return { 'holder-bound': await Promise.all(shown), 'server-minted': minted }
}

export function requestOf(qrData: string) {
  return {
    method: 'POST',
    path: PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qrData }),
  }
}

interface Rate {
  /** Requests a second; without it as many as are answered. */
  overallRate?: number
  duration?: number
  /** Threads that make them, beside whatever else measures. */
  workers?: number
}

export async function load(url: string, codes: string[], rate: Rate = {}) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: codes.map(requestOf),
    ...rate,
  })
  if (result.non2xx + result.errors > 0) throw new Error('Some verifications were not answered.')
  return result
}

export async function rateOf(url: string, codes: string[]): Promise<number> {
  const { requests } = await load(url, codes)
  return requests.average
}

export async function medianRate(url: string, codes: string[]): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push(await rateOf(url, codes))
  return Math.round(median(rates))
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Credentials that nobody verifies, with their passes: what a verification has to find its way past. */
export async function addRows(databaseUrl: string, count: number): Promise<void> {
  const { database, close } = connectPostgres(databaseUrl, { poolMax: 1 })
  await database.raw('SET statement_timeout = 0')
  await database.raw(
    `INSERT INTO visa_credentials
       (user_id, issued_by, credential_id, encrypted_credential, credential_type, holder_initials,
        holder_name_hash, issue_date, expiry_date, blockchain_anchor_hash, anchor_hash_salt,
        holder_name_hash_salt)
     SELECT u.id, u.id, 'urn:uuid:' || gen_random_uuid(), sha256('x') || sha256('y'), 'F-1', 'AB',
            'hash', '2025-01-01', '2030-01-01',
            encode(sha256((gen_random_uuid()::text)::bytea), 'hex'), sha256('s'), sha256('t')
       FROM generate_series(1, ?), (SELECT id FROM users LIMIT 1) u`,
    [count],
  )
  await database.raw('ANALYZE')
  await close()
}
