import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChainStatistics, Credential } from '#contracts/credentials/credential.ts'
import type { SyncAnswer } from '#contracts/sync.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { IN_SOAK, inSoak } from '#tests/support/rounds.ts'
import { beginRequest } from '#tests/support/server/begin-request.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { createHttpClient, type HttpClient, type Reply } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import {
  killProcess,
  processesOf,
  readMetric,
  waitForProcesses,
} from '#tests/support/server/processes.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { fetchTrust } from '#tests/support/server/trust.ts'

const ADMIN = { username: 'admin', password: 'bench orchard lamp seven' }

let storage: TestDatabase
beforeEach(async () => {
  storage = await openTestDatabase()
})

function start(env: NodeJS.ProcessEnv = {}): Promise<Server> {
  if (storage.connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
  return startServer({
    DATABASE_URL: storage.connection.url,
    PROCESSES: '2',
    RATE_LIMIT_FACTOR: '10000',
    LOG_LEVEL: 'warn',
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  })
}

async function signIn({ url }: Server): Promise<{ admin: HttpClient; userId: string }> {
  const admin = createHttpClient(url)
  const { body } = await admin.post('/api/login', ADMIN)
  return { admin, userId: (body as { id: string }).id }
}

describe('a program of two processes', () => {
  test('says once that it is ready, and measures both together', async () => {
    const running = await start()
    expect(running.output().match(/ready at/g)).toHaveLength(1)
    expect(processesOf(running)).toHaveLength(2)
    const visitor = createHttpClient(running.url)
    for (let i = 0; i < 10; i++) expect((await visitor.get('/api/user')).status).toBe(401)
    expect(await readMetric(running, 'processes ')).toBe(2)
    const answered = 'http_request_duration_seconds_count{method="GET",route="/api/user"'
    expect(await readMetric(running, answered)).toBe(10)
    expect(await visitor.get('/readyz')).toMatchObject({ status: 200 })
  })

  inSoak(test)('answers what has begun when it is stopped, and leaves no process', async () => {
    const running = await start()
    const processes = processesOf(running)
    const body = JSON.stringify({ qrData: 'nothing of ours' })
    const requests = await Promise.all([1, 2, 3, 4].map(() => beginRequest(running.url, body)))
    const gone = once(running.process, 'exit')
    running.process.kill('SIGTERM')
    // The server must stop to accept new connections before it ends.
    await expect.poll(() => isRefused(running.url)).toBe(true)
    for (const request of requests) expect(await request.finish()).toMatch(/^HTTP\/1\.1 [24]00 /)
    expect((await gone)[0]).toBe(0)
    expect(processes.filter(isAlive)).toEqual([])
  })

  inSoak(test)('that lose the one above them end at once', async () => {
    const running = await start()
    const processes = processesOf(running)
    await running.kill('SIGKILL')
    await expect.poll(() => processes.filter(isAlive)).toEqual([])
  })
})

inSoak(describe)('two processes', () => {
  test('allow together what one would, no matter which of them dies meanwhile', async () => {
    const running = await start({ RATE_LIMIT_FACTOR: '1' })
    const visitor = createHttpClient(running.url)
    const read = () => visitor.get('/api/user')
    const verify = () => visitor.post('/api/visa/verify/qr', { qrData: 'nothing of ours' })
    expect(await countRefused(read, 110)).toBe(10)
    expect(await countRefused(verify, 60)).toBe(10)
    for (const at of [0, 1]) {
      await killProcess(running, processesOf(running)[at] ?? 0)
      await waitForProcesses(running, 2)
    }
    expect((await read()).status).toBe(429)
    expect((await verify()).status).toBe(429)
  })

  test('both tell the alarm that the one which sends has raised', async () => {
    const running = await start()
    const path = '/api/admin/blockchain/stats'
    await expect
      .poll(async () => (await signIn(running)).admin.get(path))
      .toMatchObject({ status: 200 })
    await running.restart({
      CHAIN_RPC_URL: 'http://127.0.0.1:1',
      CHAIN_ISSUER_KEY: `0x${'1'.repeat(64)}`,
      CHAIN_REVOKER_KEY: `0x${'2'.repeat(64)}`,
      CONTRACT_ADDRESS: `0x${'1'.repeat(40)}`,
    })
    const { admin } = await signIn(running)
    const read = async () => ((await admin.get(path)).body as ChainStatistics).alarms
    await expect.poll(read).toHaveLength(1)
    const answers = await Promise.all(Array.from({ length: 30 }, read))
    expect(answers.filter((alarms) => alarms.length !== 1)).toEqual([])
  })
})

describe('a process that is killed', () => {
  test('under load loses nothing that was acknowledged, and is replaced', async () => {
    const running = await start()
    const { admin, userId } = await signIn(running)
    const issued: string[] = []
    const synced: string[] = []
    const watched = watchLoad()
    let isOver = false
    const load = Promise.allSettled([
      ...[1, 2, 3].map(async () => {
        while (!isOver) {
          const path = '/api/admin/credentials/issue'
          const issue = () => admin.post(path, buildIssuance(userId))
          const reply = await watched.ask(() => askUnlessGone(issue))
          if (!reply) continue
          expect(reply.status).toBe(200)
          issued.push((reply.body as { credential: Credential }).credential.credentialId)
        }
      }),
      ...[1, 2, 3].map(async () => {
        while (!isOver) {
          const event = buildEvent()
          const sync = () => admin.post('/api/sync', { events: [event] })
          const reply = await watched.ask(() => askUnlessGone(sync))
          if (!reply) continue
          expect(reply.status).toBe(200)
          synced.push(event.id)
        }
      }),
    ])
    for (const at of IN_SOAK ? [0, 1, 0] : [0]) {
      const before = processesOf(running)
      await answerMore(() => issued.length + synced.length)
      await killProcess(running, before[at] ?? 0)
      // The other process answers while this process is away.
      await answerMore(() => issued.length)
      await answerMore(() => synced.length)
      await waitForProcesses(running, 2)
    }
    isOver = true
    expect((await load).filter(({ status }) => status === 'rejected')).toEqual([])
    watched.expectFewRefused()

    const held = (await admin.get('/api/visa/list')).body as Credential[]
    const ids = new Set(held.map(({ credentialId }) => credentialId))
    expect(issued.filter((id) => !ids.has(id))).toEqual([])
    const events = new Set((await readLog(admin)).map(({ id }) => id))
    expect(synced.filter((id) => !events.has(id))).toEqual([])
  })

  inSoak(test)('leaves to another what was its to do for all', async () => {
    const running = await start()
    const { admin, userId } = await signIn(running)
    await buildDevice(admin, userId)
    for (const at of [0, 1]) {
      await killProcess(running, processesOf(running)[at] ?? 0)
      await waitForProcesses(running, 2)
    }
    const { body } = await admin.post('/api/admin/credentials/issue', buildIssuance(userId))
    const { credentialId } = (body as { credential: Credential }).credential
    await buildDevice(admin, userId)
    const before = await readNames(running)
    const path = `/api/admin/credentials/${credentialId}/revoke`
    expect((await admin.post(path, { reasonCode: 4, reason: 'A test.' })).status).toBe(200)
    await expect.poll(() => readNames(running)).not.toEqual(before)
  })

  inSoak(test)('again and again before it is ready ends the program, and says so', async () => {
    const running = await start()
    if (storage.connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
    const { database, close } = connectPostgres(storage.connection.url, { poolMax: 1 })
    await database.schema.renameTable('issuer_keys', 'issuer_keys_elsewhere')
    await close()
    const gone = once(running.process, 'exit')
    process.kill(processesOf(running)[0] ?? 0, 'SIGKILL')
    expect((await gone)[0]).toBe(1)
    expect(running.output()).toMatch(/^6 processes in a row ended before they were ready/m)
  })
})

/**
 * Counts the refused requests. Sends all requests at once, so that each process gets some of them.
 */
async function countRefused(ask: () => Promise<Reply>, count: number): Promise<number> {
  const replies = await Promise.all(Array.from({ length: count }, ask))
  return replies.filter(({ status }) => status === 429).length
}

function buildEvent() {
  return {
    id: randomUUID(),
    kind: 'module_completed',
    payload: { path: 'ds160', module: 'forms-and-fees' },
    at: new Date().toISOString(),
  }
}

async function readLog(browser: HttpClient) {
  const events: SyncAnswer['events'] = []
  let since: SyncAnswer['cursor'] | undefined
  for (;;) {
    const { body } = await browser.post('/api/sync', { events: [], since })
    const answer = body as SyncAnswer
    if (answer.events.length === 0) return events
    events.push(...answer.events)
    since = answer.cursor
  }
}

async function readNames({ url }: Server): Promise<string[]> {
  return [...(await fetchTrust(url)).shards.keys()].toSorted()
}

/** Returns the answer. Returns undefined when the process died before it answered. */
async function askUnlessGone<Reply>(ask: () => Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

async function answerMore(count: () => number): Promise<void> {
  const before = count()
  await expect.poll(count).toBeGreaterThan(before + 5)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function isRefused(url: string): Promise<boolean> {
  return createHttpClient(url)
    .get('/healthz')
    .then(
      () => false,
      () => true,
    )
}
