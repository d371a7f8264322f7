import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPostgres } from '#api/database/connect.ts'
import { createDatabase, dropDatabase } from '#tests/support/server/database.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { buildLine, moveImport, readImport, upload } from '#tests/support/server/imports.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'
import { ADMIN_PASSWORD, plantCredentials, signIn, UNHURRIED } from './admin-lists.ts'

const CREDENTIALS = 200_000
const LINES = 2_000
const POLL_MS = 100
/** A start or an import beside many credentials may take this many times as long as beside one. */
const TIMES_MAX = 2
const ADMIN = { ADMIN_EMAIL: 'keeper@example.org', ADMIN_PASSWORD }

/**
 * Measures a start of the product and an import of 2,000 lines, first beside one credential and then beside
 * 200,000. Fails if the second takes more than twice as long.
 */
export async function measureGrowth() {
  const { TEST_POSTGRES_URL = '', TEST_POSTGRES_TEMPLATE } = process.env
  const url = await createDatabase(TEST_POSTGRES_URL, TEST_POSTGRES_TEMPLATE)
  const server = await startServer({
    ...ADMIN,
    DATABASE_URL: url,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
  })
  const admin = await signIn(server.url)
  const beside = async () => ({
    ...(await measureStart(server)),
    importS: await measureImport(admin),
  })
  try {
    const one = await beside()
    const { database, close } = connectPostgres(url, UNHURRIED)
    await plantCredentials(database, CREDENTIALS)
    // A start opens the first credential. Copies cannot be opened, because each seal names its credential.
    await database.raw(
      `update visa_credentials set created_at = '2000-01-01' where id =
        (select id from visa_credentials order by created_at desc, id desc limit 1)`,
    )
    await database.raw('VACUUM ANALYZE')
    await close()
    const many = await beside()
    const times = (figure: keyof typeof one) => Math.round((many[figure] / one[figure]) * 100) / 100
    const rows = (Object.keys(one) as (keyof typeof one)[]).map((figure) => ({
      figure,
      besideOne: Math.round(one[figure] * 10) / 10,
      besideMany: Math.round(many[figure] * 10) / 10,
      times: times(figure),
    }))
    const slow = rows.filter((row) => row.times > TIMES_MAX)
    if (slow.length > 0) {
      console.table(rows)
      throw new Error(`Grows with the credentials: ${slow.map(({ figure }) => figure).join(', ')}.`)
    }
    return rows
  } finally {
    await server.close()
    await dropDatabase(url)
  }
}

async function measureStart(server: Server) {
  await server.kill()
  const beganAt = performance.now()
  await server.restart()
  const readyS = (performance.now() - beganAt) / 1000
  const { pid = 0 } = server.process
  const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
  return { readyS, peakMb: Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024 }
}

async function measureImport(admin: HttpClient): Promise<number> {
  // The start of an import needs a fresh proof of who starts it. The rows before it may take many minutes.
  await admin.post('/api/login', { username: 'admin', password: ADMIN_PASSWORD })
  const lines = Array.from({ length: LINES }, () =>
    buildLine(ADMIN.ADMIN_EMAIL, crypto.randomUUID()),
  )
  const { importId } = await upload(admin, lines)
  const beganAt = performance.now()
  const { status, body } = await moveImport(admin, importId, 'start')
  if (status !== 200) throw new Error(`not started: ${JSON.stringify(body)}`)
  while ((await readImport(admin, importId)).state !== 'done') await pause(POLL_MS)
  return (performance.now() - beganAt) / 1000
}
