import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeSenderLock } from '#api/anchoring/sender-lock.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import { findOwner } from '#tests/support/server/postgres.ts'

const direct = await createDatabase(process.env.TEST_POSTGRES_URL ?? '')
const address = new URL(direct)
const port = await findFreePort()
const folder = makeFolder()
chmodSync(folder, 0o755)
const settings = join(folder, 'pgbouncer.ini')
writeFileSync(
  settings,
  `[databases]
* = host=${address.hostname} port=${address.port} user=${address.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = any
pool_mode = session
`,
)
const pooler = await startPooler(settings)
address.port = String(port)
const pooled = address.href
afterAll(async () => {
  pooler.kill('SIGKILL')
  await dropDatabase(direct)
})

/** Starts PgBouncer as another user, because it refuses to run as root. */
async function startPooler(settings: string): Promise<ChildProcess> {
  const child = spawn('/usr/sbin/pgbouncer', [settings], {
    ...findOwner(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  while (!said.includes('process up')) {
    const [chunk] = (await once(child.stderr, 'data')) as [Buffer]
    said += chunk.toString()
  }
  return child
}

test('the product runs behind a pooler of sessions, and its limits hold there', async () => {
  const { database, close } = connectPostgres(pooled)
  await migrate(database)
  const { rows } = await database.raw<{ rows: object[] }>('show statement_timeout')
  expect(rows).toEqual([{ statement_timeout: '15s' }])
  const app = await startTestApp({
    storage: {
      database,
      connection: { kind: 'postgres', url: pooled },
      backUp: () => Promise.reject(new Error('Nobody backs it up.')),
      close,
    },
  })
  const browser = await app.signIn(await app.buildUser())
  expect(await browser.post('/api/sync', { events: [] })).toMatchObject({ status: 200 })
})

test('one sender has the lock there, whichever way the other comes', async () => {
  const lock = await takeSenderLock(pooled)
  expect(lock).toBeDefined()
  expect(await takeSenderLock(direct)).toBeUndefined()
  expect(await takeSenderLock(pooled)).toBeUndefined()
  await lock?.release()
})
