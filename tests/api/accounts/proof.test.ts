import { describe, expect, test } from 'vitest'
import type { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'

const MINUTE = 60_000
const app = await startTestApp({ env: { TRUST_PROXY_HOPS: '1', COUNTRY_HEADER: 'CF-IPCountry' } })

const prove = (browser: HttpClient, currentPassword = PASSWORD) =>
  browser.post('/api/proof', { currentPassword })

function withCookiesOf(browser: HttpClient): HttpClient {
  const copy = createHttpClient(app.url)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

const sessionsOf = (userId: string): Promise<SessionRow[]> =>
  app.services.database('sessions').where({ userId })

const NOBODY = '00000000-0000-4000-8000-000000000000'

const REFUSED = { status: 403, body: { error: 'PROOF_REQUIRED' } }

describe('a call that asks for a fresh proof', () => {
  test.each([
    ['issuing', 'POST', '/api/admin/credentials/issue', 15],
    ['revoking', 'POST', '/api/admin/credentials/urn:uuid:1/revoke', 15],
    ['rights', 'POST', `/api/admin/users/${NOBODY}/admin`, 5],
    ['premium', 'POST', `/api/admin/users/${NOBODY}/premium`, 5],
    ['sessions', 'POST', `/api/admin/users/${NOBODY}/end-sessions`, 5],
    ['deletion', 'DELETE', `/api/admin/users/${NOBODY}`, 5],
    ['the list of purchases as a file', 'GET', '/api/admin/purchases.csv', 5],
    ['the audit as a file', 'GET', '/api/admin/audit.ndjson', 5],
    ['the own data', 'GET', '/api/user/export', 5],
    ['ending a session', 'DELETE', `/api/user/sessions/${NOBODY}`, 5],
    ['ending all others', 'DELETE', '/api/user/sessions', 5],
  ])('%s takes the log-in for so many minutes', async (_, method, path, minutes) => {
    const browser = await app.signIn(await app.buildAdmin())
    app.clock.advance(minutes * MINUTE - 1000)
    const call = () => browser.request(method, path, method === 'GET' ? undefined : {})
    expect((await call()).body).not.toMatchObject(REFUSED.body)
    app.clock.advance(1000)
    expect(await call()).toMatchObject(REFUSED)
    expect((await prove(browser)).status).toBe(204)
    expect((await call()).body).not.toMatchObject(REFUSED.body)
  })

  test('is refused for its rights before a proof is asked for', async () => {
    const browser = await app.signIn(await app.buildUser())
    app.clock.advance(60 * MINUTE)
    expect(await browser.get('/api/admin/purchases.csv')).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
  })

  test('is refused to a guest of the checkout, who has nothing to prove', async () => {
    const guest = app.visit()
    await guest.post('/api/create-guest-user', { email: 'proof-guest@example.com' })
    expect((await guest.get('/api/user')).status).toBe(200)
    expect(await prove(guest, '!')).toMatchObject({ status: 403, body: { error: 'ACCESS_DENIED' } })
    expect((await guest.delete('/api/user/sessions')).status).toBe(403)
  })
})

describe('a proof', () => {
  test('gives the session a new id, and anyone who knew the former one is out', async () => {
    const browser = await app.signIn(await app.buildUser())
    const stolen = withCookiesOf(browser)
    expect((await prove(browser)).status).toBe(204)
    expect((await browser.get('/api/user')).status).toBe(200)
    expect((await stolen.get('/api/user')).status).toBe(401)
  })

  test('keeps the session itself, and the device that is bound to it', async () => {
    const { user, browser } = await app.join()
    const [before] = await sessionsOf(user.id)
    const device = { userId: user.id, name: 'Phone', point: Buffer.alloc(33, 2) }
    const [deviceId] = await app.services
      .database('devices')
      .insert({ ...device, createdAt: new Date() }, 'id')
      .then((rows: { id: string }[]) => rows.map(({ id }) => id))
    await app.services.database('sessions').where({ id: before?.id }).update({ deviceId })

    app.clock.advance(MINUTE)
    await prove(browser)
    const after = await sessionsOf(user.id)
    expect(after).toEqual([
      expect.objectContaining({ id: before?.id, deviceId, createdAt: before?.createdAt }),
    ])
    expect(after[0]?.tokenHash).not.toEqual(before?.tokenHash)
    expect(after[0]?.provedAt).toEqual(app.clock.now())
  })

  test('by a wrong password changes nothing', async () => {
    const { user, browser } = await app.join()
    const before = await sessionsOf(user.id)
    expect(await prove(browser, 'a guess')).toMatchObject({
      status: 403,
      body: { error: 'WRONG_PASSWORD' },
    })
    expect(await sessionsOf(user.id)).toEqual(before)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('is asked of a visitor in vain', async () => {
    expect(await prove(app.visit())).toMatchObject({ status: 401 })
  })

  test('does not bring back a session that was ended meanwhile', async () => {
    const { user, browser } = await app.join()
    await app.services.database.raw(`
      create or replace function end_proved() returns trigger language plpgsql as
        $$ begin delete from sessions where id = new.id; return null; end $$`)
    await app.services.database.raw(`
      create trigger end_proved after update of token_hash on sessions
        for each row execute function end_proved()`)
    await prove(browser)
    await app.services.database.raw('drop trigger end_proved on sessions')
    expect(await sessionsOf(user.id)).toEqual([])
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('is guessed at no more often than a password', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } })
    const browser = await strict.signIn(await strict.buildUser())
    const statuses: number[] = []
    for (let i = 0; i < 12; i++) statuses.push((await prove(browser, 'a guess')).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})

describe('a session tells where it began', () => {
  test('by browser, shortened network, country and the way in', async () => {
    const user = await app.buildUser()
    const browser = app.visit()
    const headers = {
      'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
      'X-Forwarded-For': '203.0.113.77',
      'CF-IPCountry': 'DE',
    }
    const log = { username: user.username, password: PASSWORD }
    await browser.post('/api/login', log, { headers })
    expect((await browser.get('/api/user/sessions')).body).toMatchObject([
      {
        browser: 'Firefox on Windows',
        network: '203.0.113.0/24',
        country: 'DE',
        method: 'password',
      },
    ])
  })

  test.each(['XX', 'T1', 'Germany', ''])('not by what is no country: %j', async (country) => {
    const user = await app.buildUser()
    const browser = app.visit()
    const log = { username: user.username, password: PASSWORD }
    const headers = { 'CF-IPCountry': country, 'X-Forwarded-For': '2001:db8:1:2::9' }
    await browser.post('/api/login', log, { headers })
    expect((await browser.get('/api/user/sessions')).body).toMatchObject([
      { country: null, network: '2001:db8:1::/48' },
    ])
  })
})
