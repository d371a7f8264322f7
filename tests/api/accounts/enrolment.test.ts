import { describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator, type Authenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'
import { givePasskey, signInWith, startDesk } from '#tests/support/server/passkeys.ts'
import { AS_IN_PRODUCTION, ORIGIN } from '#tests/support/server/production.ts'

const MINUTE = 60_000
const SUBJECT = 'Add a passkey to your account'
const OVER = { status: 410, body: { error: 'LINK_EXPIRED' } }
const WRONG = { status: 403, body: { error: 'WRONG_PASSWORD' } }
const app = await startTestApp(AS_IN_PRODUCTION)
const { owner, desk } = await startDesk(app)

const send = (userId: string, by = desk) => by.post(`/api/admin/users/${userId}/enrolment-link`)

/** Sends an enrolment link to an administrator, and returns the link's token. */
async function sendTo({ id, email }: UserRow): Promise<string> {
  const before = await readLinkTokens(app, email, SUBJECT)
  expect(await send(id)).toMatchObject({ status: 204 })
  const [token = ''] = (await readLinkTokens(app, email, SUBJECT)).filter(
    (found) => !before.includes(found),
  )
  return token
}

async function enter() {
  const admin = await app.buildUser({ rights: ['issue'] })
  return { admin, token: await sendTo(admin) }
}

const ask = (token: string, currentPassword = PASSWORD) =>
  app.visit().post('/api/passkeys/enrol-by-link/challenge', { token, currentPassword })

const enrol = (token: string, passkey: object, currentPassword = PASSWORD) =>
  app.visit().post('/api/passkeys/enrol-by-link', { token, currentPassword, passkey })

async function make(token: string, key: Authenticator) {
  return key.make((await ask(token)).body as PasskeyChallenge)
}

describe('an enrolment link', () => {
  test('adds a passkey that signs its owner in, and signs nobody in itself', async () => {
    const { admin, token } = await enter()
    const key = createAuthenticator(ORIGIN)
    expect((await ask(token)).body).toMatchObject({ username: admin.username, keyIds: [] })
    const { status, headers } = await enrol(token, await make(token, key))
    expect({ status, cookie: headers.get('Set-Cookie') }).toEqual({ status: 200, cookie: null })
    const browser = app.visit()
    expect(await signInWith(browser, key)).toMatchObject({ status: 200, body: { id: admin.id } })
  })

  test('counts once, and not after half an hour', async () => {
    const { admin, token } = await enter()
    const made = [
      await make(token, createAuthenticator(ORIGIN)),
      await make(token, createAuthenticator(ORIGIN)),
    ]
    const replies = await Promise.all(made.map((passkey) => enrol(token, passkey)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await ask(token)).toMatchObject(OVER)

    const late = await sendTo(admin)
    app.clock.advance(30 * MINUTE)
    expect(await ask(late)).toMatchObject(OVER)
  })

  test('is void once another one was sent, and its page sends none', async () => {
    const { admin, token } = await enter()
    const second = await sendTo(admin)
    expect(await ask(token)).toMatchObject(OVER)
    expect(await ask(second)).toMatchObject({ status: 200 })
    app.clock.advance(31 * MINUTE)
    await app.visit().post('/api/account/renew-link', { token: second })
    expect(await readLinkTokens(app, admin.email, SUBJECT)).toHaveLength(2)
  })

  test('is nothing without the password', async () => {
    const { admin, token } = await enter()
    const made = await make(token, createAuthenticator(ORIGIN))
    expect(await ask(token, 'a guess')).toMatchObject(WRONG)
    expect(await enrol(token, made, 'a guess')).toMatchObject(WRONG)
    expect(await app.services.database('passkeys').where({ userId: admin.id })).toEqual([])
    expect(await enrol(token, made)).toMatchObject({ status: 200 })
  })

  test.each<[string, (key: Authenticator) => void]>([
    ['an authenticator that has not verified its user', (key) => (key.verifiesUser = false)],
    ['another page', (key) => (key.origin = 'https://visa.example.com')],
  ])('takes nothing from %s', async (_, spoil) => {
    const { token } = await enter()
    const key = createAuthenticator(ORIGIN)
    spoil(key)
    const refused = { status: 401, body: { error: 'PASSKEY_REFUSED' } }
    expect(await enrol(token, await make(token, key))).toMatchObject(refused)
  })

  test('takes nothing that was made for another link', async () => {
    const [one, other] = [await enter(), await enter()]
    const made = await make(one.token, createAuthenticator(ORIGIN))
    expect(await enrol(other.token, made)).toMatchObject({
      status: 401,
      body: { error: 'PASSKEY_REFUSED' },
    })
  })

  test('is void when the account has moved to another address', async () => {
    const { admin, token } = await enter()
    const made = await make(token, createAuthenticator(ORIGIN))
    const moved = { email: 'moved@example.com', emailKey: 'moved@example.com' }
    await app.services.database('users').where({ id: admin.id }).update(moved)
    expect(await enrol(token, made)).toMatchObject(OVER)
  })

  test('and its passkey stand in the audit, and in the log of security', async () => {
    const { admin, token } = await enter()
    await enrol(token, await make(token, createAuthenticator(ORIGIN)))
    const about = { subjectName: admin.username }
    expect((await desk.get('/api/admin/audit?limit=2')).body).toMatchObject([
      { ...about, action: 'passkey_enrolled', actorName: admin.username, proof: 'link' },
      { ...about, action: 'enrolment_link_made', actorName: owner.username },
    ])
    await app.services.security.flush()
    const events = await app.services.database<{ kind: string; userId: string }>('security_events')
    const own = events.filter(({ userId }) => userId === admin.id)
    expect(own.map(({ kind }) => kind)).toEqual(['passkey_added'])
  })
})

describe('an owner sends the link', () => {
  test('to administrators, and neither to holders nor to themselves', async () => {
    const holder = await app.buildUser()
    expect(await send(holder.id)).toMatchObject({ status: 403, body: { error: 'ACCESS_DENIED' } })
    expect(await send(owner.id)).toMatchObject({ status: 409, body: { error: 'OWN_ACCOUNT' } })
    expect(await send(crypto.randomUUID())).toMatchObject({ status: 404 })
  })

  test('with a proof of who it is, and nobody else does', async () => {
    const { admin } = await enter()
    const issuer = app.visit()
    await signInWith(issuer, await givePasskey(app, admin))
    expect(await send(owner.id, issuer)).toMatchObject({ body: { error: 'ACCESS_DENIED' } })
    app.clock.advance(5 * MINUTE)
    expect(await send(admin.id)).toMatchObject({ status: 403, body: { error: 'PROOF_REQUIRED' } })
  })
})

describe('the last passkey', () => {
  async function removeAll(by: HttpClient) {
    const { body } = await by.get('/api/passkeys')
    const replies: unknown[] = []
    for (const { passkeyId } of body as { passkeyId: string }[]) {
      const { status, body: problem } = await by.delete(`/api/passkeys/${passkeyId}`)
      replies.push((problem as { error?: string } | undefined)?.error ?? status)
    }
    return replies
  }

  test('of an administrator stays', async () => {
    const admin = await app.buildUser({ rights: ['audit'] })
    const browser = app.visit()
    await signInWith(browser, await givePasskey(app, admin))
    await givePasskey(app, admin)
    expect(await removeAll(browser)).toEqual([204, 'LAST_PASSKEY'])
    expect((await browser.get('/api/passkeys')).body).toHaveLength(1)
  })

  test('of a holder goes', async () => {
    const holder = await app.buildUser()
    const browser = app.visit()
    await signInWith(browser, await givePasskey(app, holder))
    expect(await removeAll(browser)).toEqual([204])
  })
})
