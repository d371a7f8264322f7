import autocannon from 'autocannon'
import { spawn } from 'node:child_process'
import { connectPostgres } from '#api/database/connect.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { startServer } from '#tests/support/server/server.ts'

const PATH = '/api/visa/verify/qr'
const CONNECTIONS = 32
const ROUNDS = 5
const SECONDS = 4
const CODES = 1_000
const FEW_ROWS = 1_000
const MANY_ROWS = 1_000_000
const RATIO_MIN = 0.5
const P99_MAX_MS = 50
const SLOWDOWN_MAX = 0.15
const ADMIN_PASSWORD = 'bench orchard lamp seven'

type Code = 'holder-bound' | 'server-minted'
const SIGNATURES: Record<Code, number> = { 'holder-bound': 2, 'server-minted': 1 }

/**
 * Verifications a second through HTTP by one API process on PostgreSQL, the load on the same cores,
 * beside a floor measured in the same run. Every verification is a committed row before its answer.
 */
export async function measureVerification() {
  const scene = await setScene()
  const rows: Record<string, unknown>[] = []
  for (const code of ['holder-bound', 'server-minted'] as const) {
    rows.push(await compareWithFloor(scene, code))
  }
  const few = await medianRate(scene.url, scene.codes['holder-bound'])
  await addRows(scene.databaseUrl, MANY_ROWS - FEW_ROWS)
  const many = await medianRate(scene.url, scene.codes['holder-bound'])
  rows.push({ figure: `${String(FEW_ROWS)} credentials, per second`, value: few })
  rows.push({ figure: `${String(MANY_ROWS)} credentials, per second`, value: many })
  await scene.close()

  console.table(rows)
  const isSlow = rows.some(({ ratio }) => typeof ratio === 'number' && ratio < RATIO_MIN)
  const isLate = rows.some(({ p99AtHalfLoad: ms }) => typeof ms === 'number' && ms > P99_MAX_MS)
  if (isSlow || isLate || many < few * (1 - SLOWDOWN_MAX)) throw new Error('A goal was missed.')
  return rows
}

interface Scene {
  url: string
  databaseUrl: string
  codes: Record<Code, string[]>
  close(): Promise<void>
}

async function setScene(): Promise<Scene> {
  const { TEST_POSTGRES_URL = '', TEST_POSTGRES_TEMPLATE } = process.env
  const databaseUrl = await createDatabase(TEST_POSTGRES_URL, TEST_POSTGRES_TEMPLATE)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
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

async function compareWithFloor(scene: Scene, code: Code) {
  const codes = scene.codes[code]
  const answer = await fetch(scene.url + PATH, requestOf(codes[0] ?? ''))
  const bytes = (await answer.text()).length
  const floor = await startFloor(SIGNATURES[code], bytes)
  const ours: number[] = []
  const floors: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await rateOf(floor.url, codes))
    ours.push(await rateOf(scene.url, codes))
  }
  floor.stop()
  const perSecond = median(ours)
  const half = await load(scene.url, codes, { overallRate: Math.floor(perSecond / 2) })
  return {
    figure: `${code} codes`,
    perSecond: Math.round(perSecond),
    floorPerSecond: Math.round(median(floors)),
    ratio: Math.round((perSecond / median(floors)) * 100) / 100,
    p99AtHalfLoad: half.latency.p99,
  }
}

async function startFloor(signatures: number, bytes: number) {
  const script = new URL('./floor-server.ts', import.meta.url).pathname
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, String(signatures), String(bytes)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())
      if (found) resolve(found[0])
    })
  })
  return { url, stop: () => child.kill('SIGKILL') }
}

function requestOf(qrData: string) {
  return {
    method: 'POST',
    path: PATH,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qrData }),
  }
}

async function load(url: string, codes: string[], rate: { overallRate?: number } = {}) {
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

async function rateOf(url: string, codes: string[]): Promise<number> {
  const { requests } = await load(url, codes)
  return requests.average
}

async function medianRate(url: string, codes: string[]): Promise<number> {
  const rates: number[] = []
  for (let round = 0; round < ROUNDS; round++) rates.push(await rateOf(url, codes))
  return Math.round(median(rates))
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

/** Credentials that nobody verifies, with their passes: what a verification has to find its way past. */
async function addRows(databaseUrl: string, count: number): Promise<void> {
  const { database, close } = connectPostgres(databaseUrl, 1)
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
