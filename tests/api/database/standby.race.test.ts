import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { connectPostgres } from '#api/database/connect.ts'
import { isStorageFault } from '#api/database/faults.ts'
import { migrate } from '#api/database/migrate.ts'
import { startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { createDatabase } from '#tests/support/server/database.ts'
import { startPostgres } from '#tests/support/server/postgres.ts'

const PROBE = 'probe'
const postgres = await startPostgres()
const url = await createDatabase(postgres.url)
const server = connectPostgres(url, { poolMax: 1 })
// The commits of this database must wait for the disk and the standbys. The test server has
// switched this off, to be faster.
await server.database.raw(`alter database ${new URL(url).pathname.slice(1)}
  set synchronous_commit = 'on'`)
await server.close()
const { database, close } = connectPostgres(url)
await migrate(database)
const stripe = await startStripeDouble()
const app = await startTestApp({
  env: stripe.env,
  storage: {
    database,
    connection: { kind: 'postgres', url },
    backUp: () => Promise.reject(new Error('Nobody backs it up.')),
    close,
  },
})

async function setStandbys(names: string) {
  const { database } = app.services
  await database.raw(`alter system set synchronous_standby_names = '${names}'`)
  await database.raw('select pg_reload_conf()')
}

/**
 * Returns true as soon as a commit is waiting for the standby. Returns false if the answer is
 * received first.
 */
async function waits(answer: Promise<unknown>, isProbe = false): Promise<boolean> {
  const { database } = app.services
  const answered = answer.then(() => 'answered')
  for (;;) {
    const waiting = await database('pg_stat_activity')
      .where({ wait_event: 'SyncRep' })
      .where('application_name', isProbe ? '=' : '<>', PROBE)
    if (waiting.length > 0) return true
    if ((await Promise.race([answered, Promise.resolve('not yet')])) === 'answered') return false
  }
}

/**
 * Calls `act` while the standby is away, and then brings the standby back. The processes of
 * PostgreSQL notice the missing standby at different times. A probe therefore commits first, until
 * one of its commits waits.
 */
async function withoutStandby<T>(act: () => Promise<T>): Promise<T> {
  const probe = new Client({ connectionString: url, application_name: PROBE })
  await probe.connect()
  await setStandbys('away')
  let commit: Promise<unknown>
  do commit = probe.query("select pg_logical_emit_message(true, 'probe', '')")
  while (!(await waits(commit, true)))
  const done = await act()
  await setStandbys('')
  await commit
  await probe.end()
  return done
}

/**
 * Repeats an earlier call while the standby is away. The answer must wait until the standby is
 * back.
 */
async function resend(send: () => Promise<number>): Promise<{ waits: boolean; status: number }> {
  const { answer, isWaiting } = await withoutStandby(async () => {
    const answer = send()
    return { answer, isWaiting: await waits(answer) }
  })
  return { waits: isWaiting, status: await answer }
}

test('an event that a device sends again is acknowledged once the standby has it', async () => {
  const browser = await app.signIn(await app.buildUser())
  const event = {
    id: randomUUID(),
    kind: 'module_completed',
    at: new Date().toISOString(),
    payload: { path: 'ds160', module: 'forms-and-fees' },
  }
  const send = async () => (await browser.post('/api/sync', { events: [event] })).status
  expect(await send()).toBe(200)
  expect(await resend(send)).toEqual({ waits: true, status: 200 })
})

test('an event that the payment provider sends again, too', async () => {
  const { intentId } = await startBuyer(app)
  stripe.pay(intentId)
  const [event] = stripe.events
  if (!event) throw new Error('Nothing was paid.')
  expect(await stripe.deliver(app.url, event)).toBe(200)
  // Waits until the mail about the purchase is sent. The mail is sent after the answer, and its
  // commit would also wait for the standby.
  const { database } = app.services
  const unsent = () => database('mail_outbox').where({ sentAt: null })
  await expect.poll(unsent).toEqual([])
  expect(await resend(() => stripe.deliver(app.url, event))).toEqual({ waits: true, status: 200 })
})

test('a commit that no standby has is waited for no longer than a caller is there', async () => {
  const { database, close } = connectPostgres(url, { commitTimeoutMs: 200 })
  const row = { key: randomUUID() }
  const ended = await withoutStandby(() =>
    Promise.allSettled([database('rate_limits').insert(row), database.transaction(confirmEarlier)]),
  )
  for (const write of ended) {
    expect(write.status === 'rejected' && isStorageFault(write.reason)).toBe(true)
  }
  // The insert was not undone: the row is there when the standby is back.
  await expect.poll(() => database('rate_limits').where(row)).toHaveLength(1)
  await close()
})

test('a verification whose commit loses its connection is logged once, and stays the first', async () => {
  const scene = await setScene(app)
  const { credentialId } = await scene.issue()
  const { token } = await scene.mint(credentialId)
  const sent = await withoutStandby(async () => {
    const answer = app.visit().post('/api/visa/verify/qr', { qrData: token })
    expect(await waits(answer)).toBe(true)
    const { database } = app.services
    await database('pg_stat_activity')
      .select(database.raw('pg_terminate_backend(pid)'))
      .where({ wait_event: 'SyncRep' })
      .where('application_name', '<>', PROBE)
    return { answer }
  })
  expect(await sent.answer).toMatchObject({
    status: 200,
    body: { isValid: true, firstVerifiedAt: null },
  })
  const { database } = app.services
  expect(await database('verification_logs').where({ credentialId })).toHaveLength(1)
})
