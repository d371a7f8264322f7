import { beforeEach, describe, expect, test } from 'vitest'
import { SYSTEM } from '#api/audit/doer.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'
import { recordInvitation } from '#api/invitations/invite.ts'
import { retain } from '#api/privacy/retain.ts'
import { INVITATION_TRIES, type Invitation } from '#contracts/accounts/invitations.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { buildInvitation } from '#tests/support/server/invitations.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { EXPIRED, held, LOCKED, OVER, openInvitations } from './inviting.ts'

const DAY_MS = 86_400_000
let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const { list, find, decide, read, accept, inviteNew, register } = openInvitations(
  app,
  () => scene.admin,
)

describe('wrong digits', () => {
  test('lock it at the fifth try, also for the right ones, and tell the inviter', async () => {
    const { email, token } = await inviteNew()
    const browser = await register(email)
    for (let left = INVITATION_TRIES - 1; left > 0; left -= 1) {
      const { status, body } = await accept(browser, token, '0000')
      expect([status, JSON.stringify(body)]).toEqual([
        400,
        expect.stringContaining(left === 1 ? 'One try is left' : `${String(left)} tries are left`),
      ])
    }
    expect(await find(email)).toMatchObject({ state: 'open' })
    expect((await browser.get('/api/user')).body).toMatchObject({ emailConfirmed: false })
    expect(await accept(browser, token, '0000')).toMatchObject(LOCKED)
    expect(await accept(browser, token)).toMatchObject(LOCKED)
    expect(await read(token)).toMatchObject(LOCKED)
    expect(await held(browser)).toEqual([])
    expect(await find(email)).toMatchObject({ state: 'locked' })
    const told = (await readMails(app, scene.adminRow.email)).filter(
      ({ subject }) => subject === 'An invitation of yours is locked',
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(email)
    const { body } = await scene.admin.get('/api/admin/audit?action=invitation_locked&limit=1')
    expect(body).toMatchObject([{ actorKind: 'system', details: { about: email } }])
  })

  test('of many at once count each', async () => {
    const { email, token } = await inviteNew()
    const browser = await register(email)
    const tries = Array.from({ length: INVITATION_TRIES + 3 }, () => accept(browser, token, '0000'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(INVITATION_TRIES - 1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(4)
    expect(await accept(browser, token)).toMatchObject(LOCKED)
  })
})

describe('an invitation of somebody who may issue no more', () => {
  async function acceptWaiting() {
    const { user: issuerRow, browser: issuer } = await app.join({ rights: ['issue'] })
    const { email, token, invitation } = await inviteNew(issuer)
    await scene.admin.post(`/api/admin/users/${issuerRow.id}/rights`, { rights: ['audit'] })
    const browser = await register(email)
    expect(await accept(browser, token)).toMatchObject({ status: 200, body: { state: 'waiting' } })
    return { email, token, invitation, browser, issuer }
  }

  test('waits for somebody who may, and the owners hear of it', async () => {
    const { email, invitation, browser, issuer } = await acceptWaiting()
    expect(await held(browser)).toEqual([])
    expect(await list('?state=waiting')).toMatchObject([
      { email, draft: { credentialType: 'F-1' } },
    ])
    const told = await readMails(app, scene.adminRow.email)
    const subjects = told.map(({ subject }) => subject)
    expect(subjects).toContain('An accepted invitation needs an issuer')

    expect((await decide(invitation, 'issue', issuer)).status).toBe(403)
    expect(await decide(invitation, 'issue')).toMatchObject({
      status: 200,
      body: { state: 'issued' },
    })
    expect(await held(browser)).toHaveLength(1)
    expect(await decide(invitation, 'issue')).toMatchObject(OVER)
    expect(await decide(invitation, 'withdraw')).toMatchObject(OVER)
  })

  test('can be withdrawn all the same, and is kept until somebody decides', async () => {
    const { email, token, invitation, browser } = await acceptWaiting()
    app.clock.advance(100 * DAY_MS)
    await retain(app.services)
    scene = await setScene(app)
    expect(await find(email)).toMatchObject({ state: 'waiting' })
    expect(await decide(invitation, 'withdraw')).toMatchObject({
      body: { state: 'withdrawn', draft: null },
    })
    expect(await decide(invitation, 'issue')).toMatchObject(OVER)
    await browser.post('/api/login', { username: email, password: PASSWORD })
    expect(await held(browser)).toEqual([])
    expect(await accept(browser, token)).toMatchObject(EXPIRED)
  })
})

test('one that is withdrawn is good for nothing', async () => {
  const { email, token, invitation } = await inviteNew()
  expect(await decide(invitation, 'issue')).toMatchObject(OVER)
  expect(await decide(invitation, 'withdraw')).toMatchObject({ body: { state: 'withdrawn' } })
  expect(await read(token)).toMatchObject(EXPIRED)
  expect(await accept(await register(email), token)).toMatchObject(EXPIRED)
  const none = { invitationId: crypto.randomUUID() } as Invitation
  expect((await decide(none, 'withdraw')).status).toBe(404)
})

test('one that is withdrawn before its mail was sent is not mailed', async () => {
  const email = newAddress()
  const { database } = app.services
  const by = { ...SYSTEM, id: scene.adminRow.id }
  await database.transaction(async (trx) => {
    const id = await recordInvitation(app.services, trx, { draft: buildInvitation(email), by })
    await InvitationRow.change(trx, id, { endedAt: new Date(), sealed: null })
  })
  expect(await readMails(app, email)).toEqual([])
})
