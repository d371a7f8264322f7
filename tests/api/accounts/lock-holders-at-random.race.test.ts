import { expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { checkCredentials } from '#api/credentials/check-credentials.ts'
import { checkDevices } from '#api/presentations/check-presentations.ts'
import { checkPasses } from '#api/trust/passes/check-passes.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance } from '#tests/support/server/credentials.ts'
import { buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import { findFaults } from '#tests/support/server/faults.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { watchLoad } from '#tests/support/server/load.ts'
import { IN_SOAK, rounds } from '#tests/support/rounds.ts'

const ROUNDS = rounds(1_000)
const WORKERS = 16
const HOLDERS = 4
/**
 * The number of rounds with the same holders. A holder who is deleted in one of these rounds has no
 * replacement before the next scene.
 */
const ROUNDS_TOGETHER = 20

/**
 * The statuses of a request that came too late: its session, device or credential had already
 * ended.
 */
const TOO_LATE = [401, 404, 409, 410]
const app = await startTestApp()
const admin = await app.signIn(await app.buildAdmin())

/** A browser in which a holder is signed in, with the ids of the devices that it has registered. */
interface Browser {
  client: HttpClient
  holder: UserRow
  deviceIds: string[]
}

interface Scene {
  browsers: Browser[]
  credentialIds: string[]
}

type Step = (scene: Scene, browser: Browser) => Promise<Reply>

const STEPS: [step: Step, share: number][] = [
  [register, 4],
  [renew, 6],
  [mint, 5],
  [endDevice, 3],
  [issue, 4],
  [revoke, 4],
  [logOutAndIn, 2],
  [deleteHolder, 0.2],
]

async function register(_scene: Scene, { client, holder, deviceIds }: Browser) {
  const registration = await buildRegistration(holder.id, await generateDeviceKey())
  const reply = await client.post('/api/visa/devices', registration)
  if (reply.status === 200) deviceIds.push((reply.body as { deviceId: string }).deviceId)
  return reply
}

async function renew(_scene: Scene, { client, deviceIds }: Browser) {
  return client.post('/api/visa/passes', { deviceId: deviceIds.at(-1) ?? crypto.randomUUID() })
}

async function mint({ credentialIds }: Scene, { client }: Browser) {
  const credentialId = oneOf(credentialIds)
  return client.post(`/api/visa/credentials/${credentialId}/tokens`, { expiresInMinutes: 5 })
}

/** Chooses one of the holder's browsers at random, and ends the last device of this browser. */
async function endDevice({ browsers }: Scene, { client, holder }: Browser) {
  const phone = oneOf(browsers.filter((browser) => browser.holder.id === holder.id))
  return client.delete(`/api/visa/devices/${phone.deviceIds.at(-1) ?? crypto.randomUUID()}`)
}

async function issue({ credentialIds }: Scene, { holder }: Browser) {
  const reply = await admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))
  const { credential } = reply.body as { credential?: { credentialId: string } }
  if (credential) credentialIds.push(credential.credentialId)
  return reply
}

async function revoke({ credentialIds }: Scene) {
  const path = `/api/admin/credentials/${oneOf(credentialIds)}/revoke`
  return admin.post(path, { reasonCode: 1, reason: 'Lost.' })
}

async function logOutAndIn(_scene: Scene, browser: Browser) {
  const reply = await browser.client.post('/api/logout')
  browser.client = await app.signIn(browser.holder).catch(() => browser.client)
  browser.deviceIds = []
  return reply
}

async function deleteHolder(_scene: Scene, { holder }: Browser) {
  return admin.delete(`/api/admin/users/${holder.id}`)
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

const SHARES = STEPS.reduce((sum, [, share]) => sum + share, 0)

function chooseStep(): Step {
  let at = Math.random() * SHARES
  return STEPS.find(([, share]) => (at -= share) < 0)?.[0] ?? renew
}

/**
 * Creates four holders with one credential each. Signs them in in 16 browsers, because each worker
 * needs one.
 */
async function buildScene(): Promise<Scene> {
  const holders = await Promise.all(Array.from({ length: HOLDERS }, () => app.buildUser()))
  const browsers = await Promise.all(
    Array.from({ length: WORKERS }, async (_, worker) => {
      const holder = holders[worker % HOLDERS] as UserRow
      return { holder, client: await app.signIn(holder), deviceIds: [] }
    }),
  )
  // Proves the administrator's password once more. A proof is valid for minutes only, and the soak
  // takes longer.
  await admin.post('/api/proof', { currentPassword: PASSWORD })
  const scene: Scene = { browsers, credentialIds: [] }
  for (const browser of browsers.slice(0, HOLDERS)) await issue(scene, browser)
  return scene
}

test('whatever is made, ended and revoked at once, nobody waits in a circle and all adds up', async () => {
  const { services } = app
  const done = new Map<Step, number>()
  const load = watchLoad()
  for (let round = 0; round < ROUNDS; round += ROUNDS_TOGETHER) {
    const scene = await buildScene()
    const work = async (browser: Browser) => {
      for (let turn = 0; turn < ROUNDS_TOGETHER; turn++) {
        const step = chooseStep()
        const { status, body } = await load.ask(() => step(scene, browser))
        if (status < 300) done.set(step, (done.get(step) ?? 0) + 1)
        else expect(TOO_LATE, `${step.name}: ${JSON.stringify(body)}`).toContain(status)
      }
    }
    await Promise.all(scene.browsers.map(work))
    expect(await findFaults(checkPasses(services))).toEqual([])
    expect(await findFaults(checkDevices(services))).toEqual([])
  }
  load.expectFewRefused()
  expect(await findFaults(checkCredentials(services))).toEqual([])
  expect(
    app.logLines().filter((line) => line.includes('another transaction locked a row')),
  ).toEqual([])
  // Each step must have succeeded at least once. A normal run has few rounds, and the rarest step
  // may be missing.
  if (IN_SOAK)
    expect(STEPS.filter(([step]) => !done.has(step)).map(([{ name }]) => name)).toEqual([])
}, 1_200_000)
