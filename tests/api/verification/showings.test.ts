import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { toHex } from '#contracts/bytes.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { presentationIdentity } from '#contracts/presentation/identity.ts'
import { Showings, type ShowingCheck } from '#contracts/verification/showings.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const PATH = '/api/visa/showings'
const VERIFY = '/api/visa/verify/qr'
let holder: { row: UserRow; browser: HttpClient }
let credentialId: string

const app = await startTestApp({ env: { TRUST_PROXY_HOPS: '1' } })
const scene = await setScene(app)

beforeEach(async () => {
  const row = await app.buildUser()
  holder = { row, browser: await app.signIn(row) }
  credentialId = (await scene.issue({ userId: row.id })).credentialId
})

async function list(query = '', browser = holder.browser): Promise<Showings> {
  const { status, body } = await browser.get(PATH + query)
  expect(status).toBe(200)
  // The answer must have exactly the fields of the contract, and no others.
  expect(Showings.parse(body)).toEqual(body)
  return Showings.parse(body)
}

async function firstCheck(): Promise<ShowingCheck> {
  const { checks } = await list()
  if (!checks[0]) throw new Error('nothing was listed')
  return checks[0]
}

async function show(): Promise<string> {
  const phone = await buildDevice(holder.browser, holder.row.id)
  return phone.show(credentialId)
}

const identityOf = (token: string) => toHex(presentationIdentity(fromTokenText(token)))

/**
 * Adds this number of rows to the verification log. Each row is a second later than the row before.
 */
async function fillLog(count: number, of = credentialId) {
  await app.services.database.raw(
    `insert into verification_logs (credential_id, verification_type, verification_result, created_at)
     select ?, 'qr_scan', 'valid', '2026-03-01T00:00:00Z'::timestamptz + n * interval '1 second'
       from generate_series(1, ?::integer) as n`,
    [of, count],
  )
}

describe('a check of a code', () => {
  test('is told with its code, verdict, way and time', async () => {
    const token = await show()
    const before = app.clock.now().toISOString()
    await app.visit().post(VERIFY, { qrData: token })
    const { verifiedAt, checkId, ...check } = await firstCheck()
    expect(check).toEqual({
      credentialId,
      code: identityOf(token),
      result: 'valid',
      verificationType: 'qr_scan',
      checkedBy: 'anybody',
      organization: null,
      verifiedOfflineAt: null,
    })
    expect(checkId).toMatch(/^[0-9a-f-]{36}$/)
    expect(verifiedAt >= before).toBe(true)
  })

  test('is told by the same code, no matter who made it', async () => {
    const path = `/api/visa/credentials/${credentialId}/tokens`
    const { body } = await holder.browser.post(path, { expiresInMinutes: 5 })
    const { token } = body as { token: string }
    await app.visit().post(VERIFY, { qrData: token })
    expect((await firstCheck()).code).toBe(identityOf(token))
  })

  test('that was made offline is told with both of its times', async () => {
    const token = await show()
    const officer = await app.signIn(await app.buildUser())
    const at = new Date(Date.now() - 1000).toISOString()
    const payload = { token, status: 'valid', inputMethod: 'camera' }
    const events = [{ id: randomUUID(), kind: 'offline_verification', at, payload }]
    await officer.post('/api/sync', { events })
    const check = await firstCheck()
    expect(check).toMatchObject({
      code: identityOf(token),
      result: 'valid',
      verificationType: 'qr_scan',
      checkedBy: 'account',
      verifiedOfflineAt: at,
    })
    expect(check.verifiedAt > at).toBe(true)
  })

  test('whose credential was revoked, or is not listed by a code, says so', async () => {
    await scene.revoke(credentialId)
    await scene.admin.post('/api/visa/verify/batch', { credentials: [{ credentialId }] })
    expect(await firstCheck()).toMatchObject({
      code: null,
      result: 'revoked',
      verificationType: 'api_call',
    })
  })
})

describe('of the person who checked', () => {
  const OFFICE = { 'X-Forwarded-For': '198.51.100.77', 'User-Agent': 'Counter 7' }

  test('nothing is told but that they were signed in, and the name that they gave', async () => {
    const credentials = [{ qrData: await show() }]
    const verifierInfo = { organization: 'Consulate 12', timestamp: new Date().toISOString() }
    await scene.admin.post(
      '/api/visa/verify/batch',
      { credentials, verifierInfo },
      { headers: OFFICE },
    )
    expect(await firstCheck()).toMatchObject({
      checkedBy: 'account',
      organization: 'Consulate 12',
    })
    const { username, email, id } = scene.adminRow
    const text = JSON.stringify(await list())
    for (const secret of [username, email, id, '198.51.100', 'Counter 7']) {
      expect(text).not.toContain(secret)
    }
  })

  test('the holder is told as such, and a guest as nobody', async () => {
    const token = await show()
    await holder.browser.post(VERIFY, { qrData: token })
    expect((await firstCheck()).checkedBy).toBe('you')
    const { user: row, browser: guest } = await app.join()
    await app.services.database('users').where({ id: row.id }).update({ isGuest: true })
    await guest.post(VERIFY, { qrData: token })
    expect((await firstCheck()).checkedBy).toBe('anybody')
  })
})

describe('a long log', () => {
  test('is read as far as the caller wants, the newest first', async () => {
    const other = (await scene.issue({ userId: holder.row.id })).credentialId
    await fillLog(7)
    await fillLog(5, other)
    const { checks, hasMore } = await list('?limit=12')
    expect([checks.length, hasMore]).toEqual([12, false])
    expect(await list('?limit=11')).toEqual({ checks: checks.slice(0, 11), hasMore: true })
    const times = checks.map(({ verifiedAt }) => verifiedAt)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('costs as many queries as a short one', async () => {
    const { database } = app.services
    const countQueries = async () => {
      const queries: string[] = []
      const note = ({ sql }: { sql: string }) => {
        if (sql.includes('verification_logs')) queries.push(sql)
      }
      database.on('query', note)
      await list('?limit=500')
      database.off('query', note)
      return queries.length
    }
    expect(await countQueries()).toBe(1)
    await fillLog(300)
    expect(await countQueries()).toBe(1)
  })
})

describe('nobody else', () => {
  test('finds a row of another account, not even of one that they checked', async () => {
    const { user: stranger, browser } = await app.join()
    const own = (await scene.issue({ userId: stranger.id })).credentialId
    await browser.post(VERIFY, { qrData: await show() })
    await fillLog(1, own)
    expect((await list('', browser)).checks.map((check) => check.credentialId)).toEqual([own])
    expect((await list('', scene.admin)).checks).toEqual([])
    expect((await list()).checks.map((check) => check.credentialId)).toEqual([credentialId])
  })

  test('is answered without a session, nor a guest', async () => {
    const refused = await app.visit().get(PATH)
    expect(refused).toMatchObject({ status: 401 })
    expect(JSON.stringify(refused.body)).not.toContain('checks')
    const { user: row, browser: guest } = await app.join()
    await app.services.database('users').where({ id: row.id }).update({ isGuest: true })
    expect(await guest.get(PATH)).toMatchObject({ status: 403 })
  })

  test('keeps the answer on its way', async () => {
    const { headers } = await holder.browser.get(PATH)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

test.each(['?limit=0', '?limit=501', '?offset=1', '?userId=1'])('refuses %s', async (query) => {
  expect(await holder.browser.get(PATH + query)).toMatchObject({
    status: 400,
    body: { error: 'INVALID_INPUT' },
  })
})
