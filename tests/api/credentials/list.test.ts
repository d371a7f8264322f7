import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await startTestApp()
  scene = await setScene(app)
  await scene.issue({ holderName: 'Amina Test', credentialType: 'F-1' })
  await scene.issue({ credentialType: 'J-1', issueDate: '2020-01-01', expiryDate: '2021-01-01' })
  const { credentialId } = await scene.issue({ credentialType: 'L-1', expiryDate: dayFromNow(5) })
  await scene.revoke(credentialId)
})
afterAll(() => app.close())

test('a holder sees their own credentials, by name', async () => {
  const { status, body } = await scene.holder.get('/api/visa/list')
  expect(status).toBe(200)
  expect(body).toHaveLength(3)
  expect(body).toContainEqual(
    expect.objectContaining({ holderName: 'Amina Test', issuer: 'localhost' }),
  )
  const other = await app.signIn(await app.buildUser())
  expect((await other.get('/api/visa/list')).body).toEqual([])
})

test('a visitor and a guest see none', async () => {
  expect(await app.visit().get('/api/visa/list')).toMatchObject({ status: 401 })
})

test.each([
  ['status=active', 1],
  ['status=expired', 1],
  ['status=revoked', 1],
  ['credentialType=J-1', 1],
  ['limit=2', 2],
  ['limit=2&offset=2', 1],
  ['search=%25', 0],
])('administrators filter by %s', async (query, count) => {
  const { status, body } = await scene.admin.get(`/api/admin/credentials?${query}`)
  expect(status).toBe(200)
  expect(body).toHaveLength(count)
})

test('administrators sort, and learn the total', async () => {
  const { body, headers } = await scene.admin.get(
    '/api/admin/credentials?sort=expiryDate&order=asc&limit=1',
  )
  expect(body).toMatchObject([{ expiryDate: '2021-01-01' }])
  expect(headers.get('x-total-count')).toBe('3')
})

test('administrators find a credential by the end of its id', async () => {
  const { body } = await scene.admin.get('/api/admin/credentials?limit=1')
  const [{ credentialId }] = body as [{ credentialId: string }]
  const found = await scene.admin.get(`/api/admin/credentials?search=${credentialId.slice(-8)}`)
  expect(found.body).toMatchObject([{ credentialId }])
})

test('refuses an unknown filter and a limit without bounds', async () => {
  expect(await scene.admin.get('/api/admin/credentials?limit=100000')).toMatchObject({
    status: 400,
  })
  expect(await scene.admin.get('/api/admin/credentials?colour=red')).toMatchObject({ status: 400 })
})
