import { afterAll, expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { createLimits } from '#api/http/limits.ts'
import { startServer } from '#api/http/server.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'

const app = await startTestApp()
const away = connectPostgres('postgres://nobody@127.0.0.1:1/nothing')
const { database } = away
const services = { ...app.services, database, limits: createLimits(database, 1) }
const server = await startServer(createApp(services), { host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await server.stop()
  await away.close()
})

test('while the storage is away every call says when to come back, and nothing of the fault', async () => {
  const visitor = createHttpClient(server.url)
  const replies = [
    await visitor.post('/api/login', { username: 'x', password: 'y' }),
    await visitor.post('/api/register', {
      username: 'x',
      email: 'x@example.com',
      password: 'fine enough',
    }),
    await visitor.get('/readyz'),
  ]
  for (const { status, body, headers } of replies) {
    expect({ status, body }).toMatchObject({ status: 503, body: { error: 'STORAGE_UNAVAILABLE' } })
    expect(headers.get('Retry-After')).toBe('5')
    expect(JSON.stringify(body)).not.toMatch(/ECONNREFUSED|127\.0\.0\.1|nobody/)
  }
})

test('the process itself is still alive', async () => {
  expect(await createHttpClient(server.url).get('/healthz')).toMatchObject({ status: 200 })
})
