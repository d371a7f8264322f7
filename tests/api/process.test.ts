import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '#tests/support/folder.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { runProgram, runVisa, SERVER_PROGRAM } from '#tests/support/server/program.ts'
import { startServer } from '#tests/support/server/server.ts'

const server = await startServer()

test('the first start prints where it is and a password that works, once', async () => {
  expect(server.output()).toContain(`Visa Success Guide is ready at ${server.url}`)
  const password = server.adminPassword
  const admin = createHttpClient(server.url)
  const { status, body } = await admin.post('/api/login', { username: 'admin', password })
  expect({ status, body }).toMatchObject({ status: 200, body: { isAdmin: true } })
  expect(server.output().split(String(password))).toHaveLength(2)
})

test('a second process on the same folder refuses, naming folder and process', async () => {
  const { code, output } = await run([SERVER_PROGRAM], { PORT: '0', DATA_DIR: server.dataDir })
  expect(code).toBe(1)
  expect(output).toContain(join(server.dataDir, 'database'))
  expect(output).toContain(`process ${String(server.process.pid)}`)
})

test('after a kill it starts again, without a new administrator', async () => {
  await server.kill('SIGKILL')
  await server.restart()
  expect(server.output()).not.toContain('First administrator')
  expect(await createHttpClient(server.url).get('/readyz')).toMatchObject({ status: 200 })
})

test('a stop leaves nothing behind and ends well', async () => {
  const gone = once(server.process, 'exit')
  await server.kill('SIGTERM')
  expect((await gone)[0]).toBe(0)
})

test('an administrator can be added by hand', async () => {
  const password = 'an administrator by hand'
  const args = ['accounts', 'create-admin', 'hand made', 'hand@example.com']
  const again = () => runVisa(args, { DATA_DIR: server.dataDir }, `${password}\n`)
  expect(await again()).toMatchObject({ code: 0 })
  expect(await again()).toMatchObject({
    code: 2,
    output: expect.stringContaining('This username is taken.') as string,
  })
  await server.restart()
  expect(
    await createHttpClient(server.url).post('/api/login', { username: 'hand made', password }),
  ).toMatchObject({ status: 200, body: { isAdmin: true } })
})

test('a start that cannot work says all that is missing', async () => {
  const { code, output } = await run([SERVER_PROGRAM], { NODE_ENV: 'production' })
  expect(code).toBe(1)
  expect(output).toContain('PUBLIC_ORIGIN: Required in production.')
  expect(output).toContain('MASTER_KEY: Required in production.')
  expect(output).not.toContain('    at ')
})

const run = (args: string[], env: Record<string, string>) =>
  runProgram(args, { DATA_DIR: emptyFolder, ...env })

const emptyFolder = makeFolder()
