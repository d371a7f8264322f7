import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Credential } from '#contracts/credentials/credential.ts'
import type { Verification } from '#contracts/verification/calls.ts'
import { configureChain, envOf } from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { rounds } from '#tests/support/rounds.ts'

const REVOCATIONS = rounds(1_500, 15)
const ISSUED_AT_ONCE = 15
const REVOKED_AT_ONCE = 50
const ASKED_AFTERWARDS = 3
const load = watchLoad()
const ADMIN = { username: 'keeper', password: 'consular paper 2026' }
const servers: Server[] = []
/** The code of each credential, by credential id. */
let codes: Map<string, string>

const anvil = await startAnvil()
const { connection } = await openTestDatabase()
if (connection.kind !== 'postgres') throw new Error('Two servers need PostgreSQL')
const chain = await configureChain(anvil)
const env = {
  DATABASE_URL: connection.url,
  ...envOf(chain),
  MASTER_KEY: randomBytes(32).toString('base64url'),
  SESSION_KEYS: randomBytes(32).toString('base64url'),
  ISSUER: 'visa.example.org',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '100000',
  ADMIN_USERNAME: ADMIN.username,
  ADMIN_EMAIL: 'keeper@example.org',
  ADMIN_PASSWORD: ADMIN.password,
}
for (let at = 0; at < 2; at++) servers.push(await startServer(env))
const admin = createHttpClient(servers[0]?.url ?? '')
const { body } = await admin.post('/api/login', ADMIN)
const userId = (body as { id: string }).id

/**
 * Issues the credentials, and shows a code of each. The administrator is the holder too, because
 * one account is enough here.
 */
async function issueAndShow(): Promise<Map<string, string>> {
  const ids: string[] = []
  while (ids.length < REVOCATIONS) {
    const issued = await Promise.all(Array.from({ length: ISSUED_AT_ONCE }, issue))
    ids.push(...issued)
  }
  const device = await buildDevice(admin, userId)
  return new Map(await Promise.all(ids.map(async (id) => [id, await device.show(id)] as const)))
}

async function issue(): Promise<string> {
  const path = '/api/admin/credentials/issue'
  const { status, body } = await load.ask(() => admin.post(path, buildIssuance(userId)))
  expect(status).toBe(200)
  return (body as { credential: Credential }).credential.credentialId
}

interface Answer {
  beganAt: number
  endedAt: number
  isValid: boolean
}

async function verify(url: string, credentialId: string): Promise<Answer> {
  let beganAt = 0
  const qrData = codes.get(credentialId)
  const reply = await load.ask(() => {
    beganAt = performance.now()
    return createHttpClient(url).post('/api/visa/verify/qr', { qrData })
  })
  expect(reply.status).toBe(200)
  const { isValid } = reply.body as Verification
  return { beganAt, endedAt: performance.now(), isValid }
}

/**
 * Verifies again and again. Stops after some verifications that began later than the answer to the
 * revocation.
 */
async function verifyMeanwhile(
  url: string,
  credentialId: string,
  revocation: { acknowledgedAt: number },
): Promise<Answer[]> {
  const answers: Answer[] = []
  const isOver = () =>
    answers.filter(({ beganAt }) => beganAt > revocation.acknowledgedAt).length >= ASKED_AFTERWARDS
  while (!isOver()) answers.push(await verify(url, credentialId))
  return answers
}

async function revoke(credentialId: string): Promise<void> {
  const path = `/api/admin/credentials/${credentialId}/revoke`
  const reason = { reasonCode: 2, reason: 'Lost by its holder.' }
  expect(await load.ask(() => admin.post(path, reason))).toMatchObject({ status: 200 })
}

async function expectAllRevoked(): Promise<void> {
  const { body } = await load.ask(() => admin.get('/api/visa/list'))
  const held = new Map((body as Credential[]).map((one) => [one.credentialId, one]))
  expect([...codes.keys()].filter((id) => !held.get(id)?.isRevoked)).toEqual([])
}

/**
 * Revokes a credential while both servers verify it. Returns all verdicts, and the time at which a
 * caller first knew of the revocation.
 */
async function revokeWatched(credentialId: string) {
  const revocation = { acknowledgedAt: Infinity }
  const [, ...watched] = await Promise.all([
    revoke(credentialId).then(() => (revocation.acknowledgedAt = performance.now())),
    ...servers.map(({ url }) => verifyMeanwhile(url, credentialId, revocation)),
  ])
  const answers = watched.flat()
  const refused = answers.filter(({ isValid }) => !isValid).map(({ endedAt }) => endedAt)
  return { answers, knownAt: Math.min(revocation.acknowledgedAt, ...refused) }
}

test(
  'once a revocation is known at one of two servers, no verification that begins later says valid',
  { timeout: 1_200_000 },
  async () => {
    codes = await issueAndShow()
    const ids = [...codes.keys()]
    const watched: Awaited<ReturnType<typeof revokeWatched>>[] = []
    while (ids.length > 0) {
      watched.push(...(await Promise.all(ids.splice(0, REVOKED_AT_ONCE).map(revokeWatched))))
    }

    expect(watched).toHaveLength(REVOCATIONS)
    const late = watched.flatMap(({ answers, knownAt }) =>
      answers.filter(({ beganAt }) => beganAt > knownAt),
    )
    expect(late.length).toBeGreaterThan(REVOCATIONS)
    expect(late.filter(({ isValid }) => isValid)).toEqual([])
    const early = watched.flatMap(({ answers, knownAt }) =>
      answers.filter(({ endedAt }) => endedAt < knownAt),
    )
    expect(early.length).toBeGreaterThan(0)
    expect(early.filter(({ isValid }) => !isValid)).toEqual([])
    await expectAllRevoked()
    load.expectFewRefused()
  },
)
