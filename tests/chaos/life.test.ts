import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainStatistics, Credential } from '#contracts/credentials/credential.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import { runVisa } from '#tests/support/server/program.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { IN_SOAK, inSoak, rounds, SEED } from '#tests/support/rounds.ts'

const ADMIN = { username: 'keeper', password: 'consular paper 2026' }
const HOLDER = { username: 'traveller', password: 'a window seat, please' }
const KILLS = rounds(20)
const KILL_AFTER_MS = { min: 500, max: 5_000 }
/**
 * The limit of processor time for a restart, in milliseconds. It is several times the usual need.
 * Real time cannot be limited, because other tests run at the same time.
 */
const READY_AGAIN_CPU_MS = 10_000
const MS_PER_TICK = 10
const CAUGHT_UP_MS = 90_000
const CAUGHT_UP_POLL_MS = 500
const WORKERS = 6

let server: Server
let admin: HttpClient
let holder: HttpClient
let userId: string
const load = watchLoad()
const issued = new Set<string>()
const revoked = new Set<string>()
let chainsKilled = 0

beforeAll(async () => {
  const env = {
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '10000',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_EMAIL: 'keeper@example.org',
    ADMIN_PASSWORD: ADMIN.password,
  }
  server = await startServer(env, 'pglite')
  const body = { ...HOLDER, email: 'traveller@example.org' }
  const registered = await createHttpClient(server.url).post('/api/register', body)
  userId = (registered.body as { id: string }).id
  holder = createHttpClient(server.url)
  await holder.post('/api/login', HOLDER)
  admin = createHttpClient(server.url)
  await admin.post('/api/login', ADMIN)
})
afterAll(() => server.close())

/** Returns a generator of numbers from 0 to 1 (mulberry32). The numbers depend only on the seed. */
function openRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Issues credentials until the server is dead, and revokes about every third of them. Records only
 * the calls that were answered.
 */
async function workUntilKilled(random: () => number): Promise<void> {
  for (;;) {
    const issue = () => admin.post('/api/admin/credentials/issue', buildIssuance(userId))
    const reply = await load.ask(() => askUnlessGone(issue))
    if (!reply) return
    expect(reply.status).toBe(200)
    const { credentialId } = (reply.body as { credential: Credential }).credential
    issued.add(credentialId)
    if (random() > 1 / 3) continue

    const path = `/api/admin/credentials/${credentialId}/revoke`
    const revoke = () => admin.post(path, { reasonCode: 2, reason: 'A test.' })
    const answer = await load.ask(() => askUnlessGone(revoke))
    if (!answer) return
    expect(answer.status).toBe(200)
    revoked.add(credentialId)
  }
}

async function issueOne(): Promise<void> {
  const reply = await admin.post('/api/admin/credentials/issue', buildIssuance(userId))
  expect(reply.status).toBe(200)
}

/** Returns the answer. Returns undefined when the server died before it answered. */
async function askUnlessGone<Reply>(ask: () => Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

/** Kills the product and its chain at the same moment, as a power cut does. */
async function killEverything(): Promise<void> {
  for (const group of groupsOf(server.process.pid ?? 0)) {
    process.kill(-group, 'SIGKILL')
    chainsKilled += 1
  }
  await server.kill('SIGKILL')
}

/**
 * Returns the process groups whose leader is a child of this process. The product has only one such
 * child, its chain.
 */
function groupsOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const [, parentPid, group] = readStatus(pid)
      return parentPid === String(parent) && group === pid
    })
    .map(Number)
}

/**
 * Returns the fields of a process, beginning with its state (proc(5)). Returns no fields if the
 * process has just ended.
 */
function readStatus(pid: string): string[] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

function readCpuMs(pid: number): number {
  const [user, system] = readStatus(String(pid)).slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) * MS_PER_TICK
}

function runFsck() {
  return runVisa(['database', 'fsck'], { DATA_DIR: server.dataDir })
}

async function readCredentials(): Promise<Credential[]> {
  const reply = await holder.get('/api/visa/list')
  expect(reply.status).toBe(200)
  return reply.body as Credential[]
}

/**
 * Returns how many anchors and revocations are not on the chain yet. The sample holder's are
 * included.
 */
async function readChainLag() {
  const { body } = await admin.get('/api/admin/blockchain/stats')
  const { totalCredentials, totalRevoked } = body as Partial<ChainStatistics>
  return {
    unanchored: (await countCredentials('')) - (totalCredentials ?? 0),
    unrevoked: (await countCredentials('&status=revoked')) - (totalRevoked ?? 0),
  }
}

async function countCredentials(filter: string): Promise<number> {
  const { headers } = await admin.get(`/api/admin/credentials?limit=1${filter}`)
  return Number(headers.get('X-Total-Count'))
}

test(
  'what was acknowledged survives kills of product and chain, anchored once',
  { timeout: 300_000 + KILLS * 60_000 },
  async () => {
    const random = openRandom(SEED)
    await expect.poll(() => groupsOf(server.process.pid ?? 0).length).toBeGreaterThan(0)
    const readyMs: number[] = []
    const cpuMs: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const work = Array.from({ length: WORKERS }, () => workUntilKilled(random))
      const workers = Promise.allSettled(work)
      const former = issued.size
      await expect.poll(() => issued.size).toBeGreaterThan(former)
      const { min, max } = KILL_AFTER_MS
      await pause(min + random() * (max - min))
      await killEverything()
      expect((await workers).filter(({ status }) => status === 'rejected')).toEqual([])

      const began = performance.now()
      await server.restart()
      readyMs.push(Math.round(performance.now() - began))
      cpuMs.push(readCpuMs(server.process.pid ?? 0))
      const here = new Map((await readCredentials()).map((one) => [one.credentialId, one]))
      expect([...issued].filter((id) => !here.has(id))).toEqual([])
      expect([...revoked].filter((id) => !here.get(id)?.isRevoked)).toEqual([])
    }
    load.expectFewRefused()
    expect(chainsKilled).toBeGreaterThan(0)
    // No other test runs at the same time in the soak.
    if (IN_SOAK) {
      process.stdout.write(
        `${String(issued.size)} issued, ${String(revoked.size)} revoked; ready again after ${readyMs.join(', ')} ms, of the processor ${cpuMs.join(', ')} ms\n`,
      )
      expect(Math.max(...cpuMs)).toBeLessThan(READY_AGAIN_CPU_MS)
    }

    // This credential is anchored after the last kill, which shows that the product follows the
    // chain again. Until then, its tables describe blocks that the kill has removed.
    await issueOne()
    await expect
      .poll(readChainLag, { interval: CAUGHT_UP_POLL_MS, timeout: CAUGHT_UP_MS })
      .toEqual({ unanchored: 0, unrevoked: 0 })
    await server.kill()
    const { code, output } = await runFsck()
    expect(output).toContain('No faults were found.')
    expect(output).toMatch(/^ +\d+ batches on chain$/m)
    expect(output).toMatch(/^ +\d+ anchored hashes$/m)
    expect(code).toBe(0)
  },
)

inSoak(test)(
  'the check is refused while the product runs, and works on what a kill left',
  async () => {
    await server.restart()
    const refused = await runFsck()
    expect(refused.code).toBe(2)
    expect(refused.output).toContain(`in use by process ${String(server.process.pid)}`)

    await issueOne()
    await killEverything()
    const { code, output } = await runFsck()
    // The state of the killed chain may be older than the rows in the database. The check then
    // leaves out the batches on the chain.
    expect({ code, output }).toMatchObject(
      code === 0
        ? { output: expect.stringContaining('No faults were found.') as string }
        : {
            code: 2,
            output: expect.stringContaining('The other checks found no faults.') as string,
          },
    )
  },
)
