import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { buildEditor, buildPack, withFee } from '#tests/support/server/content-packs.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { processesOf } from '#tests/support/server/processes.ts'
import { startServer } from '#tests/support/server/server.ts'

const PACKS = '/api/admin/content-packs'
const ADMIN = { username: 'admin', password: 'a password of this test' }
/**
 * The number of calls. Each call may reach either of the two processes, so this many calls reach
 * both.
 */
const QUESTIONS = 12

const editor = buildEditor()
const app = await startTestApp({ env: { CONTENT_KEYS: editor.publicKey } })
const server = await startServer({
  PROCESSES: '2',
  RATE_LIMIT_FACTOR: '10000',
  ADMIN_PASSWORD: ADMIN.password,
  CONTENT_KEYS: editor.publicKey,
})

async function feesIn(url: string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: QUESTIONS }, () => createHttpClient(url).get('/api/learning/content')),
  )
  const said = answers.map(({ body }) => (JSON.stringify(body).includes('$195') ? '$195' : '$185'))
  return [...new Set(said)]
}

test('all processes give readers the same within seconds, and after a restart still', async () => {
  expect(processesOf(server)).toHaveLength(2)
  expect(await feesIn(server.url)).toEqual(['$185'])
  const admin = createHttpClient(server.url)
  expect(await admin.post('/api/login', ADMIN)).toMatchObject({ status: 200 })
  const pack = editor.sign(withFee(buildPack(1), '$195'))
  expect(await admin.post(PACKS, pack)).toMatchObject({ status: 200 })
  await expect.poll(() => feesIn(server.url)).toEqual(['$195'])

  await server.restart()
  expect(await feesIn(server.url)).toEqual(['$195'])
  expect(await admin.post(`${PACKS}/leave`)).toMatchObject({ status: 200 })
  await expect.poll(() => feesIn(server.url)).toEqual(['$185'])
})

test('of two packs of one version that come at once, one is taken in', async () => {
  const owners: HttpClient[] = []
  for (let i = 0; i < 2; i++) owners.push(await app.signIn(await app.buildAdmin()))
  const packs = [withFee(buildPack(1), '$195'), withFee(buildPack(1), '$205.50')]
  const answers = await Promise.all(
    owners.map((owner, at) => owner.post(PACKS, editor.sign(packs[at] ?? {}))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  const { body } = await (owners[0] as HttpClient).get(PACKS)
  expect(body).toMatchObject([{ version: 1, isActive: true }])
})
