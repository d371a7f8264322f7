import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Trust } from '#contracts/trust/calls.ts'
import { makeDataDir } from '#tests/support/chain/anchoring.ts'
import { openOfflineMachine } from '#tests/support/server/ceremony.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { PRODUCTION } from '#tests/support/server/production.ts'
import { runProgram, runVisa, SERVER_PROGRAM } from '#tests/support/server/program.ts'
import { startServer } from '#tests/support/server/server.ts'

let storage: TestDatabase
let folder: ReturnType<typeof makeDataDir>
beforeEach(async () => {
  storage = await openTestDatabase()
  folder = makeDataDir()
})
afterEach(async () => {
  await storage.close()
  folder.remove()
})

test('production starts when its root has signed the first keys, and not before', async () => {
  if (storage.connection.kind !== 'postgres') throw new Error('Production needs PostgreSQL')
  const machine = openOfflineMachine(join(folder.dataDir, 'offline'))
  expect(await machine.run(['make'])).toMatchObject({ code: 0 })
  const env = {
    ...PRODUCTION,
    DATABASE_URL: storage.connection.url,
    DATA_DIR: folder.dataDir,
    ROOT_KEY: machine.pin(),
    PORT: '0',
  }
  const refused = await runProgram([SERVER_PROGRAM], env)
  expect(refused.code).toBe(1)
  expect(refused.output).toMatch(/^There is no key set yet\./m)

  const request = join(folder.dataDir, 'request.json')
  const root = (...args: string[]) => runVisa(['root', ...args], env)
  expect(await root('request', 'keys', '--out', request)).toMatchObject({ code: 0 })
  expect(await root('install', await machine.sign(request))).toMatchObject({ code: 0 })

  const server = await startServer(env)
  try {
    const answer = await fetch(`${server.url}/api/trust`)
    expect(Trust.parse(await answer.json()).keySets).toHaveLength(1)
    expect(server.output()).toContain('Nobody can use the console yet.')
    expect(server.adminPassword).toBeUndefined()
  } finally {
    await server.close()
  }
})
