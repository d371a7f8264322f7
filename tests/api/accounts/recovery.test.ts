import { describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { givePasskey, signInWith, startDesk } from '#tests/support/server/passkeys.ts'
import { AS_IN_PRODUCTION, ORIGIN } from '#tests/support/server/production.ts'

const PATH = '/api/passkeys/recovery-codes'
const REFUSED = { status: 401, body: { error: 'RECOVERY_REFUSED' } }
const app = await startTestApp(AS_IN_PRODUCTION)
const { owner, desk } = await startDesk(app)

async function enter() {
  const admin = await app.buildUser({ rights: ['issue'] })
  const browser = app.visit()
  await signInWith(browser, await givePasskey(app, admin))
  const { status, body } = await browser.post(PATH)
  expect(status).toBe(200)
  return { admin, browser, codes: (body as { codes: string[] }).codes }
}

const recover = (login: Pick<UserRow, 'username'>, code = '', password = PASSWORD) =>
  app.visit().post('/api/passkeys/recover', { username: login.username, password, code })

const countLeft = async (browser: HttpClient) => (await browser.get(PATH)).body

describe('recovery codes', () => {
  test('are ten of 120 bits each, and no table holds one', async () => {
    const { admin, codes } = await enter()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    const rows = await app.services
      .database<{ userId: string; sha256: Buffer }>('recovery_codes')
      .where({ userId: admin.id })
    expect(rows.map(({ sha256 }) => sha256.length)).toEqual(Array(10).fill(32))
    expect(JSON.stringify(rows)).not.toContain(String(codes[0]).replaceAll('-', ''))
  })

  test('count no more once new ones were made', async () => {
    const { admin, browser, codes } = await enter()
    const { body } = await browser.post(PATH)
    expect(await recover(admin, codes[0])).toMatchObject(REFUSED)
    expect(await recover(admin, (body as { codes: string[] }).codes[0])).toMatchObject({
      status: 200,
    })
  })

  test('are made by administrators, after a fresh proof', async () => {
    const { browser } = await enter()
    app.clock.advance(5 * 60_000)
    expect(await browser.post(PATH)).toMatchObject({ body: { error: 'PROOF_REQUIRED' } })
    const holder = app.visit()
    await signInWith(holder, await givePasskey(app, await app.buildUser()))
    expect(await holder.post(PATH)).toMatchObject({ body: { error: 'ACCESS_DENIED' } })
  })

  test('go with the account', async () => {
    const { admin } = await enter()
    expect(await desk.delete(`/api/admin/users/${admin.id}`)).toMatchObject({ status: 204 })
    expect(await app.services.database('recovery_codes').where({ userId: admin.id })).toEqual([])
  })
})

describe('a recovery code and the password', () => {
  test('open the page that adds a passkey, and no session', async () => {
    const { admin, codes } = await enter()
    const { status, body, headers } = await recover(admin, codes[0])
    expect({ status, cookie: headers.get('Set-Cookie') }).toEqual({ status: 200, cookie: null })
    const shown = { ...(body as { token: string }), currentPassword: PASSWORD }
    const path = '/api/passkeys/enrol-by-link'
    const challenge = (await app.visit().post(`${path}/challenge`, shown)).body
    const key = createAuthenticator(ORIGIN)
    const passkey = key.make(challenge as PasskeyChallenge)
    expect(await app.visit().post(path, { ...shown, passkey })).toMatchObject({ status: 200 })
    expect(await signInWith(app.visit(), key)).toMatchObject({ body: { id: admin.id } })
  })

  test.each<[string, (code: string) => string]>([
    ['in small letters', (code) => code.toLowerCase()],
    ['without dashes', (code) => code.replaceAll('-', '')],
    ['with spaces', (code) => ` ${code.replaceAll('-', '  ')} `],
    [
      'with letters that look like its digits',
      (code) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
    ],
  ])('count however they were typed: %s', async (_, type) => {
    const { admin, codes } = await enter()
    expect(await recover(admin, type(String(codes[3])))).toMatchObject({ status: 200 })
  })

  test('count once, of two at once too', async () => {
    const { admin, browser, codes } = await enter()
    const replies = await Promise.all([recover(admin, codes[0]), recover(admin, codes[0])])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
    expect(await recover(admin, codes[0])).toMatchObject(REFUSED)
    expect(await countLeft(browser)).toEqual({ left: 9 })
  })

  test('are refused alike, whatever is wrong', async () => {
    const { admin, browser, codes } = await enter()
    const other = await enter()
    const messages = new Set<unknown>()
    for (const reply of [
      await recover(admin, codes[0], 'a guess'),
      await recover(admin, 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'),
      await recover(admin, other.codes[0]),
      await recover({ username: 'nobody-at-all' }, codes[0]),
    ]) {
      expect(reply).toMatchObject(REFUSED)
      messages.add((reply.body as { message: string }).message)
    }
    expect(messages.size).toBe(1)
    expect(await countLeft(browser)).toEqual({ left: 10 })
  })

  test('open it after any number of wrong tries, from that address and from others', async () => {
    const strict = await startTestApp({
      env: { ...AS_IN_PRODUCTION.env, RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' },
    })
    const admin = await strict.buildUser({ rights: ['issue'] })
    const desk = strict.visit()
    await signInWith(desk, await givePasskey(strict, admin))
    const { codes } = (await desk.post(PATH)).body as { codes: string[] }
    const attempt = (code: string, password: string, last: number) =>
      strict
        .visit()
        .post(
          '/api/passkeys/recover',
          { username: admin.username, password, code },
          { headers: { 'X-Forwarded-For': `203.0.113.${String(last)}` } },
        )
    for (let i = 0; i < 130; i++) {
      expect(await attempt('AAAA', PASSWORD, i % 5)).toMatchObject({ status: i < 50 ? 401 : 429 })
    }
    const [first = '', second = ''] = codes
    for (let i = 0; i < 12; i++) {
      expect(await attempt(first, 'a guess', 9)).toMatchObject({ status: i < 10 ? 401 : 429 })
    }
    expect(await attempt(second, PASSWORD, 1)).toMatchObject({ status: 200 })
  })

  test('are nothing once the rights are gone', async () => {
    const { admin, codes } = await enter()
    const path = `/api/admin/users/${admin.id}/rights`
    expect(await desk.post(path, { rights: [] })).toMatchObject({ status: 200 })
    expect(await recover(admin, codes[0])).toMatchObject(REFUSED)
  })

  test('are told to every owner, to the audit and to the log of security', async () => {
    const second = await app.buildAdmin()
    const { admin, codes } = await enter()
    await recover(admin, codes[0], 'a guess')
    await recover(admin, codes[0])
    const told: [UserRow, boolean][] = [
      [owner, true],
      [second, true],
      [admin, false],
    ]
    for (const [{ email }, isTold] of told) {
      const subjects = (await readMails(app, email)).map(({ subject }) => subject)
      expect(subjects.includes(`${admin.username} has used a recovery code`)).toBe(isTold)
    }
    expect((await desk.get('/api/admin/audit?limit=1')).body).toMatchObject([
      { action: 'recovery_code_used', actorName: admin.username, subjectName: admin.username },
    ])
    await app.services.security.flush()
    const events = await app.services.database<{ kind: string; userId: string }>('security_events')
    const own = events.filter(({ userId }) => userId === admin.id).map(({ kind }) => kind)
    expect(own.sort()).toEqual([
      'log_in',
      'recovery_codes_made',
      'recovery_failed',
      'recovery_used',
    ])
  })
})
