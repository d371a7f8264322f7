import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkInvitations } from '#api/invitations/check-invitations.ts'
import { resealInvitations } from '#api/invitations/reseal-invitations.ts'
import { issueLines } from '#api/imports/issue-lines.ts'
import { retain } from '#api/privacy/retain.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { dayOf, endOfDay } from '#contracts/credentials/credential.ts'
import type { Import } from '#contracts/credentials/imports.ts'
import { INVITATION_DAYS } from '#contracts/accounts/invitations.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { readLinkToken, readLinkTokens, readMails } from '#tests/support/server/mail.ts'
import { DIGITS, EXPIRED, held, openInvitations, SUBJECT, WRONG } from './inviting.ts'

const DAY_MS = 86_400_000
let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const { invite, find, decide, read, accept, inviteNew, register } = openInvitations(
  app,
  () => scene.admin,
)

describe('an invitation', () => {
  test('becomes a credential of the person who has its mailbox and knows the passport', async () => {
    const { email, token, invitation } = await inviteNew()
    expect(invitation).toMatchObject({
      state: 'open',
      draft: { credentialType: 'F-1', holderInitials: 'IH' },
      credentialId: null,
    })
    expect(await read(token)).toMatchObject({ status: 200, body: { email } })

    const browser = await register(email)
    expect(await accept(browser, token)).toMatchObject({ status: 200, body: { state: 'issued' } })
    const [credential] = await held(browser)
    expect(credential).toMatchObject({ holderName: 'Invited Holder' })
    expect((await browser.get('/api/user')).body).toMatchObject({ emailConfirmed: true })
    expect(await find(email)).toMatchObject({
      state: 'issued',
      draft: null,
      credentialId: (credential as { credentialId: string }).credentialId,
    })
    const mails = await readMails(app, email)
    expect(mails.map(({ subject }) => subject)).toContain('A credential was issued to you')
  })

  test('tells nothing of what it is for before the digits are right', async () => {
    const { email, token } = await inviteNew()
    const [mail] = await readMails(app, email)
    const told = JSON.stringify([mail, (await read(token)).body])
    for (const secret of ['Invited', 'F-1', DIGITS, dayFromNow(365)]) {
      expect(told).not.toContain(secret)
    }
  })

  test('is issued in the name of the inviter, and says who accepted it', async () => {
    const { email, token } = await inviteNew()
    const browser = await register(email)
    await accept(browser, token)
    const { body: user } = await browser.get('/api/user')
    const { id } = user as { id: string }
    const { body } = await scene.admin.get(`/api/admin/audit?subject=${id}`)
    expect(body).toMatchObject([
      { action: 'credential_issued', actorKind: 'admin', actorName: scene.adminRow.username },
      { action: 'invitation_accepted', actorKind: 'holder', proof: 'link' },
    ])
  })

  test('that is accepted again answers as before, and issues nothing more', async () => {
    const { email, token } = await inviteNew()
    const browser = await register(email)
    const answers = await Promise.all([accept(browser, token), accept(browser, token)])
    for (const answer of [...answers, await accept(browser, token, '0000')]) {
      expect(answer).toMatchObject({ status: 200, body: { state: 'issued' } })
    }
    expect(await held(browser)).toHaveLength(1)
  })

  test('is good for no other account, whatever that knows', async () => {
    const { token } = await inviteNew()
    expect(await accept(scene.holder, token)).toMatchObject({
      status: 403,
      body: { error: 'ACCESS_DENIED' },
    })
    expect(await held(scene.holder)).toEqual([])
    expect((await accept(app.visit(), token)).status).toBe(401)
  })

  test('is over after its days, and its lines go with them', async () => {
    const { email, token } = await inviteNew()
    const username = `new-${randomBytes(6).toString('hex')}`
    const browser = await register(email, username)
    app.clock.advance(INVITATION_DAYS * DAY_MS - 60_000)
    expect((await read(token)).status).toBe(200)
    app.clock.advance(60_000)
    expect(await read(token)).toMatchObject(EXPIRED)
    await browser.post('/api/login', { username, password: PASSWORD })
    expect(await accept(browser, token)).toMatchObject(EXPIRED)
    scene = await setScene(app)
    expect(await find(email)).toMatchObject({ state: 'expired' })
    app.clock.advance(30 * DAY_MS + 60_000)
    await retain(app.services)
    scene = await setScene(app)
    expect(await find(email)).toBeUndefined()
  })

  test.each([
    ['an address that is none', { email: 'nobody' }, 'email'],
    [
      'a last day that is over',
      { issueDate: dayFromNow(-9), expiryDate: dayFromNow(-1) },
      'expiryDate',
    ],
    ['three digits', { passportLastFour: '123' }, 'passportLastFour'],
    ['a last day before the first', { expiryDate: dayFromNow(-1) }, 'expiryDate'],
  ])('with %s is refused by that field', async (_, more, field) => {
    const { status, body } = await invite(newAddress(), scene.admin, more)
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]])
  })

  test('is not accepted after the last day of its credential, and says so', async () => {
    const email = newAddress()
    await invite(email, scene.admin, {
      issueDate: dayFromNow(-9),
      expiryDate: dayOf(app.clock.now()),
    })
    const token = await readLinkToken(app, email, SUBJECT)
    app.clock.set(new Date(endOfDay(dayOf(app.clock.now()))))
    const browser = await app.signIn(await app.buildUser({ email }))
    expect(await accept(browser, token)).toMatchObject({
      status: 409,
      body: { error: 'CREDENTIAL_EXPIRED', message: expect.stringContaining('last day') as string },
    })
    expect(await held(browser)).toEqual([])
  })

  test('to a confirmed account is refused, and to an unconfirmed one is not', async () => {
    expect(await invite(scene.holderRow.email.toUpperCase())).toMatchObject(WRONG)
    const unconfirmed = await app.buildUser({ emailConfirmedAt: null })
    expect((await invite(unconfirmed.email)).status).toBe(200)
  })

  test('is accepted by the account that has the address, where several name it', async () => {
    const { email, token } = await inviteNew()
    const owner = await app.signIn(await app.buildUser({ email }))
    const other = await register(email)
    expect(await accept(other, token)).toMatchObject({
      status: 409,
      body: { error: 'EMAIL_TAKEN' },
    })
    expect(await held(other)).toEqual([])
    expect(await accept(owner, token)).toMatchObject({ status: 200, body: { state: 'issued' } })
  })

  test('of a form that is sent again is made and mailed once', async () => {
    const email = newAddress()
    const draftId = crypto.randomUUID()
    const [first, again] = [
      await invite(email, scene.admin, { draftId: draftId.toUpperCase() }),
      await invite(email, scene.admin, { draftId }),
    ]
    expect(again.body).toEqual(first.body)
    expect(await readLinkTokens(app, email, SUBJECT)).toHaveLength(1)
    expect(await invite(newAddress(), scene.admin, { draftId })).toMatchObject(WRONG)
    expect(await scene.admin.get('/api/admin/invitations')).toMatchObject({ status: 200 })
  })
})

describe('a line of an import for an address without an account', () => {
  test('invites it, and its reference is taken from then on', async () => {
    const [email, reference] = [newAddress(), `case-${crypto.randomUUID()}`]
    const line = buildLine(email, reference, { passport_last_four: DIGITS })
    const twice = [await upload(scene.admin, [line]), await upload(scene.admin, [line])]
    for (const { importId } of twice) await scene.admin.post(`/api/admin/imports/${importId}/start`)
    await issueLines(app.services)
    const ends = await Promise.all(
      twice.map(
        async ({ importId }) => (await scene.admin.get(`/api/admin/imports/${importId}`)).body,
      ),
    )
    const counted = ends.map((one) => [(one as Import).invited, (one as Import).refused])
    expect(counted.sort()).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(await upload(scene.admin, [line])).toMatchObject({ open: 0, wrong: 1 })

    const browser = await register(email)
    await accept(browser, await readLinkToken(app, email, SUBJECT))
    expect(await held(browser)).toHaveLength(1)
    expect(await upload(scene.admin, [line])).toMatchObject({ open: 0, wrong: 1 })
  })

  test('that was withdrawn can be uploaded again', async () => {
    const line = buildLine(newAddress(), `case-${crypto.randomUUID()}`)
    const { importId } = await upload(scene.admin, [line])
    await scene.admin.post(`/api/admin/imports/${importId}/start`)
    await issueLines(app.services)
    const invitation = await find(line.email)
    if (!invitation) throw new Error('It is not on the list.')
    await decide(invitation, 'withdraw')
    expect(await upload(scene.admin, [line])).toMatchObject({ open: 1, toInvite: 1 })
  })
})

test('it goes with the account of the person who accepted it, and stands in their export until then', async () => {
  const { email, token } = await inviteNew()
  const other = await inviteNew()
  const browser = await register(email)
  await accept(browser, token)
  const { body } = await browser.get('/api/user/export')
  expect(body).toMatchObject({
    invitations: [{ email, credentialId: expect.any(String) as string }],
  })
  const { id } = (await browser.get('/api/user')).body as { id: string }
  expect((await scene.admin.delete(`/api/admin/users/${id}`)).status).toBe(204)
  expect(await find(email)).toBeUndefined()
  expect(await find(other.email)).toBeDefined()
})

test('what waits is sealed under the newest master key, and a seal of none is found', async () => {
  const { email, token } = await inviteNew()
  const { database, env } = app.services
  const sealing = openSealing([...env.masterKeys, randomBytes(32)])
  const before = app.services.sealing
  expect(await resealInvitations({ database, sealing })).toBeGreaterThan(0)
  expect(await resealInvitations({ database, sealing })).toBe(0)
  const faults: string[] = []
  for await (const { fault } of checkInvitations({ database, sealing: before })) faults.push(fault)
  expect(new Set(faults)).toEqual(new Set(['no key in MASTER_KEY unseals it']))
  for await (const { subject } of checkInvitations({ database, sealing })) throw new Error(subject)

  app.services.sealing = sealing
  const browser = await register(email)
  expect(await accept(browser, token)).toMatchObject({ body: { state: 'issued' } })
  app.services.sealing = before
  await database('invitations').delete()
})
