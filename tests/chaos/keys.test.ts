import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#api/audit/doer.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { issue } from '#api/credentials/issue.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { readEnv } from '#api/settings/env.ts'
import { openServices } from '#api/open-services.ts'
import { toHex } from '#contracts/bytes.ts'
import { readSign1 } from '#contracts/encoding/cose.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { makeDataDir } from '#tests/support/chain/anchoring.ts'
import { inSoak } from '#tests/support/rounds.ts'
import { buildUser } from '#tests/support/server/app.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import { runProgram, runVisa, SERVER_PROGRAM } from '#tests/support/server/program.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'

const ADMIN = { username: 'keeper', password: 'consular paper 2026' }
const HOLDER = { username: 'traveller', password: 'a window seat, please' }
const FSCK = ['database', 'fsck']

const load = watchLoad()

let storage: TestDatabase
let folder: ReturnType<typeof makeDataDir>
let servers: Server[]

beforeEach(async () => {
  storage = await openTestDatabase()
  folder = makeDataDir()
  servers = []
})
afterEach(async () => {
  for (const server of servers) await server.close()
  await storage.close()
  folder.remove()
})

const makeKey = () => randomBytes(32).toString('base64url')

/** Returns the environment of every process. All processes use one database and one set of keys. */
function describeEnv(masterKey: string): Record<string, string> {
  if (storage.connection.kind !== 'postgres') throw new Error('Several processes need PostgreSQL')
  return {
    DATABASE_URL: storage.connection.url,
    DATA_DIR: folder.dataDir,
    MASTER_KEY: masterKey,
    SESSION_KEYS: 'one key for the sessions of all processes',
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'silent',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'keeper@example.org',
    ADMIN_PASSWORD: ADMIN.password,
  }
}

async function open(env: Record<string, string>): Promise<Server> {
  const server = await startServer(env, 'pglite')
  servers.push(server)
  return server
}

async function signIn(server: Server, person: typeof ADMIN): Promise<HttpClient> {
  const browser = createHttpClient(server.url)
  expect(await browser.post('/api/login', person)).toMatchObject({ status: 200 })
  return browser
}

async function register(server: Server): Promise<string> {
  const body = { ...HOLDER, email: 'traveller@example.org' }
  const reply = await createHttpClient(server.url).post('/api/register', body)
  return (reply.body as { id: string }).id
}

async function verify(server: Server, token: string) {
  const visitor = createHttpClient(server.url)
  const reply = await load.ask(() => visitor.post('/api/visa/verify/qr', { qrData: token }))
  return (reply.body as { verificationResult?: { status: string } }).verificationResult?.status
}

function kidOfToken(token: string): string {
  return toHex(readSign1(fromTokenText(token)).kid ?? new Uint8Array())
}

inSoak(describe)('stopping the pass key', () => {
  test('while codes are shown and scanned recalls the former ones and hinders no other', async () => {
    const env = describeEnv(makeKey())
    const first = await open(env)
    const second = await open(env)
    const userId = await register(first)
    const admin = await signIn(first, ADMIN)
    const issued = await admin.post('/api/admin/credentials/issue', buildIssuance(userId))
    const { credentialId } = (issued.body as { credential: { credentialId: string } }).credential
    const holders = [await signIn(first, HOLDER), await signIn(second, HOLDER)]

    const tokens: string[] = []
    const verdicts = new Set<string | undefined>()
    let isShowing = true
    async function showAndScan(holder: HttpClient, verifier: Server) {
      while (isShowing) {
        const path = `/api/visa/credentials/${credentialId}/tokens`
        const minted = await load.ask(() => holder.post(path, { expiresInMinutes: 15 }))
        const { token } = minted.body as { token: string }
        tokens.push(token)
        verdicts.add(await verify(verifier, token))
      }
    }
    const shown = Promise.allSettled([
      ...holders.map((holder) => showAndScan(holder, first)),
      ...holders.map((holder) => showAndScan(holder, second)),
    ])
    const listed = await runVisa(['keys', 'list'], env)
    const [, kid = ''] = /^([0-9a-f]{16}) {2}pass .*signs now$/m.exec(listed.output) ?? []
    const stopped = await runVisa(['keys', 'stop', kid], env)
    // A process that starts now signs with the next key immediately. The other processes learn of
    // this key when they verify one of its codes.
    const third = await open(env)
    const newcomer = await signIn(third, HOLDER)
    const late = [showAndScan(newcomer, first), showAndScan(newcomer, second)]
    const shownLate = Promise.allSettled(late)
    await expect.poll(() => new Set(tokens.map(kidOfToken)).size).toBe(2)
    isShowing = false
    const ends = [...(await shown), ...(await shownLate)]
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    load.expectFewRefused()

    expect(stopped).toMatchObject({ code: 0 })
    // The verdict `expired` is allowed too. A process that does not know of the stop yet may
    // still sign with the stopped key. A process that knows of it recalls such codes.
    verdicts.delete('expired')
    expect([...verdicts]).toEqual(['valid'])
    for (const server of [first, second, third]) {
      await expect.poll(() => verify(server, tokens.at(0) ?? '')).toBe('expired')
    }
    const path = `/api/visa/credentials/${credentialId}/tokens`
    const renewed = await newcomer.post(path, { expiresInMinutes: 15 })
    const { token } = renewed.body as { token: string }
    for (const server of [first, second, third]) expect(await verify(server, token)).toBe('valid')
    expect(await runVisa(FSCK, env)).toMatchObject({ code: 0 })
  })
})

describe('sealing under a new master key', () => {
  const CREDENTIALS = 450
  const AT_ONCE = 15

  async function issueMany(masterKey: string) {
    const env = readEnv(describeEnv(masterKey))
    const log = pino({ level: 'silent' })
    const { services, close } = await openServices(env, log, () => 'https://visa.example.org')
    const { id } = await buildUser(services.database, { rights: ['own'] })
    const holders = await Promise.all(
      Array.from({ length: AT_ONCE }, () => buildUser(services.database)),
    )
    // Calls for one person wait in line, and not for longer than five seconds.
    for (let issued = 0; issued < CREDENTIALS; issued += AT_ONCE) {
      await Promise.all(
        holders.map(({ id: userId }) =>
          issue(services, { ...buildIssuance(userId), by: { ...SYSTEM, id } }, 0),
        ),
      )
    }
    await close()
  }

  async function countCurrent(masterKeys: string[]): Promise<number> {
    const sealing = openSealing(masterKeys.map((key) => Buffer.from(key, 'base64url')))
    const rows = await CredentialRow.query(storage.database)
    return rows.filter(({ encryptedCredential: sealed }) => sealing.isSealedByCurrent(sealed))
      .length
  }

  test('goes on where it was killed, until everything opens again', async () => {
    const [old, next] = [makeKey(), makeKey()]
    await issueMany(old)
    const both = describeEnv(`${old},${next}`)

    const killed = await runVisa(['keys', 'reseal'], {
      ...both,
      FAILPOINT: 'reseal.after_batch',
    })
    expect(killed.signal).toBe('SIGKILL')
    const halfway = await countCurrent([old, next])
    expect(halfway).toBeGreaterThan(0)
    expect(halfway).toBeLessThan(CREDENTIALS)
    const between = await runVisa(FSCK, both)
    expect(between.output).toContain('No faults were found.')
    expect(between.code).toBe(0)

    const again = await runVisa(['keys', 'reseal'], both)
    expect(again).toMatchObject({ code: 0 })
    expect(again.output).toContain(`${String(CREDENTIALS - halfway)} credentials, 0 issuer keys`)
    expect(await countCurrent([old, next])).toBe(CREDENTIALS)
    const checked = await runVisa(FSCK, both)
    expect(checked.output).toContain('No faults were found.')
    expect(checked.code).toBe(0)

    // This start has only the second key. With it, every sealed value can be opened. But the hashes
    // of names were made with the first key, so they no longer match.
    const started = await runProgram([SERVER_PROGRAM], { ...describeEnv(next), PORT: '0' })
    expect(started.code).toBe(1)
    expect(started.output).toMatch(/^MASTER_KEY does not fit this database/)
    expect(await runVisa(FSCK, describeEnv(next))).toMatchObject({ code: 1 })
  })

  inSoak(test)('asks for the new key when there is none', async () => {
    const { code, output } = await runVisa(['keys', 'reseal'], describeEnv(makeKey()))
    expect(code).toBe(2)
    expect(output).toMatch(/^MASTER_KEY contains one key\. Append a comma/)
  })
})

inSoak(test)('a start with a wrong or a lost master key refuses and names it', async () => {
  const server = await open({ LOG_LEVEL: 'silent' })
  await server.kill()
  const env = { DATA_DIR: server.dataDir, PORT: '0' }
  const wrong = await runProgram([SERVER_PROGRAM], { ...env, MASTER_KEY: makeKey() })
  rmSync(join(server.dataDir, 'secrets.json'))
  const lost = await runProgram([SERVER_PROGRAM], env)
  for (const { code, output } of [wrong, lost]) {
    expect(code).toBe(1)
    expect(output).toMatch(
      /^MASTER_KEY does not fit this database: .*secrets\.json in DATA_DIR\.\n$/,
    )
  }
})

inSoak(test)('an operator signs an account out everywhere', async () => {
  const env = describeEnv(makeKey())
  const server = await open(env)
  await register(server)
  const holder = await signIn(server, HOLDER)
  const end = (login: string) => runVisa(['accounts', 'end-sessions', login], env)
  expect(await end('nobody')).toMatchObject({ code: 2 })
  const { code, output } = await end(HOLDER.username)
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('traveller is signed out everywhere')
  expect(await holder.get('/api/visa/list')).toMatchObject({ status: 401 })
})

inSoak(test)('administrators change while the sender is at work', async () => {
  const server = await open(describeEnv(makeKey()))
  const userId = await register(server)
  const admin = await signIn(server, ADMIN)
  for (const isAdmin of [true, false]) {
    const path = `/api/admin/users/${userId}/admin`
    expect(await admin.post(path, { isAdmin })).toMatchObject({ status: 200 })
  }
})
