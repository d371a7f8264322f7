import { Agent, get } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { readTrust, Trust } from '#contracts/trust/calls.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { startServer } from '#tests/support/server/server.ts'
import { fetchTrust } from '#tests/support/server/trust.ts'
import { startFloor } from './floor.ts'
import { loadCodes, PER_ROUND, type Scene, setScene } from './verifying.ts'

const ADMIN_PASSWORD = 'bench orchard lamp seven'
const REVOCATIONS = 10
const REVOKED_WITHIN_MS = 6_000
const READS = 10_000
const READS_PER_SECOND = 500
const P99_MAX_MS = 2
/**
 * A multiple of the bare server's time. On a slow machine, a time below this multiple also meets
 * the goal.
 */
const FLOORS_MAX = 2
const ROUNDS = 4

/** Measures the time from the answer to a revocation until verifiers can get the changed lists. */
export async function measureRevocation() {
  const server = await startBenchServer()
  const browser = createHttpClient(server.url)
  const { body } = await browser.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD })
  const { id: userId } = body as { id: string }
  const ids: string[] = []
  while (ids.length < REVOCATIONS) {
    const issued = await browser.post('/api/admin/credentials/issue', buildIssuance(userId))
    ids.push((issued.body as { credential: { credentialId: string } }).credential.credentialId)
  }
  await buildDevice(browser, userId)

  const times: number[] = []
  for (const id of ids) {
    const before = await namesOf(server.url)
    const path = `/api/admin/credentials/${id}/revoke`
    await browser.post(path, { reasonCode: 4, reason: 'Measured.' })
    const began = performance.now()
    while ((await namesOf(server.url)) === before);
    times.push(Math.round(performance.now() - began))
  }
  const { keySets, manifest } = Trust.parse(await (await fetch(server.url + readTrust.path)).json())
  await server.close()
  const [slowest = 0] = times.toSorted((one, other) => other - one)
  if (slowest > REVOKED_WITHIN_MS) throw new Error(`A revocation took ${String(slowest)} ms.`)
  return [
    { figure: 'revocation to manifest, slowest of ten, ms', value: slowest },
    { figure: 'key set, bytes', value: keySets.map(fromBase64Url).at(-1)?.length },
    { figure: 'manifest, bytes', value: fromBase64Url(manifest).length },
  ]
}

/**
 * Measures `GET /api/trust` with requests at even intervals. A request does not wait for earlier
 * answers. First measures the server alone, in turns with a bare server that answers with as many
 * bytes. Then measures the server while it also verifies half as many codes as it can.
 */
export async function measureReads() {
  const scene = await setScene()
  const { url } = scene
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const floor = await startFloor(
    'subtle',
    0,
    (await (await fetch(url + readTrust.path)).text()).length,
  )
  for (const each of [floor.url, url]) await readEvenly(each, agent, READS / 10)
  const [floorTimes, times]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    floorTimes.push(...(await readEvenly(floor.url, agent, READS / ROUNDS)))
    times.push(...(await readEvenly(url, agent, READS / ROUNDS)))
  }
  floor.stop()
  const least = describeReads('nothing, by a bare server', floorTimes)
  const alone = describeReads('nothing', times)
  const { perSecond, beside } = await readBesideVerifications(scene, agent)
  agent.destroy()
  await scene.close()
  const rows = [least, alone, describeReads(`${String(perSecond)} verifications a second`, beside)]
  console.table(rows)
  if (alone.p99Ms > Math.max(P99_MAX_MS, least.p99Ms * FLOORS_MAX))
    throw new Error('A goal was missed.')
  return rows
}

async function readBesideVerifications(scene: Scene, agent: Agent) {
  const seconds = READS / READS_PER_SECOND
  const fastest = await loadCodes(scene, 'holder-bound', { count: PER_ROUND })
  const flood = await fastest.run({ url: scene.url, from: fastest.next, count: PER_ROUND })
  fastest.stop()
  const perSecond = Math.floor(flood.perSecond / 2)
  const count = perSecond * seconds
  const load = await loadCodes(scene, 'holder-bound', { count, warmUp: perSecond })
  const [beside] = await Promise.all([
    readEvenly(scene.url, agent, READS),
    load.run({ url: scene.url, from: load.next, count, perSecond }),
  ])
  load.stop()
  return { perSecond, beside }
}

export function describeReads(beside: string, times: readonly number[]) {
  const ascending = times.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round((ascending[Math.floor(ascending.length * share)] ?? 0) * 100) / 100
  const load = loadavg()[0] ?? 0
  const machine = `${String(availableParallelism())} cores, load ${load.toFixed(1)}`
  return { readsPerSecond: READS_PER_SECOND, beside, medianMs: at(0.5), p99Ms: at(0.99), machine }
}

export async function readEvenly(url: string, agent: Agent, count: number): Promise<number[]> {
  const began = performance.now()
  const reads: Promise<number>[] = []
  while (reads.length < count) {
    const due = began + (reads.length * 1000) / READS_PER_SECOND
    if (performance.now() < due) await new Promise(setImmediate)
    else reads.push(readOnce(url, agent, due))
  }
  return Promise.all(reads)
}

/**
 * Sends one read. Returns the milliseconds from the time at which the read was due until the end of
 * the answer. A delay of the sender is included.
 */
function readOnce(url: string, agent: Agent, due: number): Promise<number> {
  return new Promise((done, fail) => {
    get(url + readTrust.path, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => done(performance.now() - due))
    }).on('error', fail)
  })
}

async function namesOf(url: string): Promise<string> {
  return [...(await fetchTrust(url)).shards.keys()].toSorted().join()
}

async function startBenchServer() {
  const { TEST_POSTGRES_URL = '', TEST_POSTGRES_TEMPLATE } = process.env
  const databaseUrl = await createDatabase(TEST_POSTGRES_URL, TEST_POSTGRES_TEMPLATE)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  })
  return {
    url: server.url,
    close: async () => {
      await server.close()
      await dropDatabase(databaseUrl)
    },
  }
}
