import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FOUR_EYES_DAYS, type Right } from '#contracts/accounts/rights.ts'
import { DAY_MS } from '#contracts/time.ts'
import { toClaimKey } from '#api/accounts/addresses/account-key.ts'
import { issuersBeside } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { watchAudit } from '#api/audit/watch-audit.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { issueLines } from '#api/imports/issue-lines.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'
import { secretOf } from '#api/invitations/open-invitation.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { buildIssuance, dayFromNow } from '#tests/support/server/credentials.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { buildLine, upload } from '#tests/support/server/imports.ts'
import { buildInvitation } from '#tests/support/server/invitations.ts'

let app: TestApp
let owner: UserRow
let browser: HttpClient
beforeEach(async () => {
  app = await startTestApp()
  owner = await app.buildAdmin({ emailConfirmedAt: new Date() })
  browser = await app.signIn(owner)
})
afterEach(() => app.close())

const REFUSED = { status: 409, body: { error: 'FOUR_EYES' } }

const issueTo = (userId: string, by = browser) =>
  by.post('/api/admin/credentials/issue', buildIssuance(userId))
const setRights = (userId: string, rights: Right[]) =>
  browser.post(`/api/admin/users/${userId}/rights`, { rights })

function idOf({ body }: Reply): string {
  return (body as { credential: { credentialId: string } }).credential.credentialId
}

async function heldByOwner(): Promise<CredentialRow[]> {
  return CredentialRow.query(app.services.database).where({ userId: owner.id })
}

async function selfIssued() {
  return app.services.database('audit_entries').where({ action: 'self_issued' })
}

/** Makes a colleague with the right to issue, who issues a credential to the owner. */
async function colleagueIssues() {
  const colleague = await app.buildUser({ rights: ['issue'] })
  const theirs = await app.signIn(colleague)
  return { colleague, theirs, credentialId: idOf(await issueTo(owner.id, theirs)) }
}

describe('where a second person may issue, nobody', () => {
  test('issues to the own account', async () => {
    const { theirs, credentialId } = await colleagueIssues()
    expect(await issueTo(owner.id)).toMatchObject(REFUSED)
    expect((await issueTo((await app.buildUser()).id)).status).toBe(200)
    expect((await heldByOwner()).map((row) => row.credentialId)).toEqual([credentialId])
    expect((await issueTo(owner.id, theirs)).status).toBe(200)
    expect(await selfIssued()).toEqual([])
  })

  test('issues to a guest with the own mail address', async () => {
    await app.buildAdmin()
    const guest = await app.buildGuest({ email: owner.email.toUpperCase() })
    expect(await issueTo(guest.id)).toMatchObject(REFUSED)
  })

  test('corrects or renews the own credential, one or many at once', async () => {
    const { credentialId } = await colleagueIssues()
    const at = `/api/admin/credentials/${credentialId}`
    const correction = { fields: { holderName: 'Another Name' }, reason: 'Misspelt.' }
    const renewal = { expiryDate: dayFromNow(2_000) }
    expect(await browser.post(`${at}/correct`, correction)).toMatchObject(REFUSED)
    expect(await browser.post(`${at}/renew`, renewal)).toMatchObject(REFUSED)
    const many = { ...renewal, credentialIds: [credentialId] }
    expect((await browser.post('/api/admin/credentials/renew', many)).body).toMatchObject([
      { credentialId, refusal: { error: 'FOUR_EYES' } },
    ])
    expect(await heldByOwner()).toMatchObject([{ credentialId, isRevoked: false }])
  })

  test('is kept from revoking the own credential at once', async () => {
    const { credentialId } = await colleagueIssues()
    const revocation = { reasonCode: 1, reason: 'I have lost my telephone.' }
    const path = `/api/admin/credentials/${credentialId}/revoke`
    expect((await browser.post(path, revocation)).status).toBe(200)
  })

  test('issues to the own address by an import', async () => {
    await app.buildAdmin()
    const other = await app.buildUser({ emailConfirmedAt: new Date() })
    const { importId } = await upload(browser, [
      buildLine(owner.email, 'own'),
      buildLine(other.email, 'other'),
    ])
    await browser.post(`/api/admin/imports/${importId}/start`)
    await issueLines(app.services)
    expect((await browser.get(`/api/admin/imports/${importId}`)).body).toMatchObject({
      issued: 1,
      refused: 1,
    })
    expect((await browser.get(`/api/admin/imports/${importId}/faults`)).body).toMatchObject([
      { line: 2, error: 'FOUR_EYES', column: null },
    ])
    expect(await heldByOwner()).toEqual([])
  })

  test('invites the own address, before it is confirmed or when the account is about to move there', async () => {
    await app.buildAdmin()
    await UserRow.query(app.services.database)
      .patch({ emailConfirmedAt: null, emailKey: toClaimKey(owner.email) })
      .where({ id: owner.id })
    const invite = (email: string) => browser.post('/api/admin/invitations', buildInvitation(email))
    expect(await invite(owner.email)).toMatchObject(REFUSED)
    const email = 'soon@example.com'
    const { username } = owner
    await browser.patch('/api/user', { username, email, currentPassword: PASSWORD })
    expect(await invite(email)).toMatchObject(REFUSED)
    expect(await InvitationRow.query(app.services.database).resultSize()).toBe(0)
  })

  test('gets by an invitation what they were to issue themselves: it waits for somebody else', async () => {
    const colleague = await app.signIn(await app.buildAdmin())
    const { database, env } = app.services
    const { body } = await browser.post(
      '/api/admin/invitations',
      buildInvitation('new@example.com'),
    )
    const { invitationId } = body as { invitationId: string }
    await UserRow.query(database)
      .patch({ email: 'new@example.com', emailKey: 'new@example.com' })
      .where({ id: owner.id })
    const accepted = await browser.post('/api/invitations/accept', {
      token: secretOf(env, invitationId),
      passportLastFour: '4711',
    })
    expect(accepted).toMatchObject({ status: 200, body: { state: 'waiting' } })
    const issuePath = `/api/admin/invitations/${invitationId}/issue`
    expect(await browser.post(issuePath)).toMatchObject(REFUSED)
    expect(await heldByOwner()).toEqual([])
    expect((await colleague.post(issuePath)).body).toMatchObject({ state: 'issued' })
    expect(await heldByOwner()).toHaveLength(1)
  })

  test('gives themselves the right', async () => {
    await app.buildAdmin()
    const path = `/api/admin/users/${owner.id}`
    const own = { status: 409, body: { error: 'OWN_ACCOUNT' } }
    expect(await setRights(owner.id, ['own', 'issue'])).toMatchObject(own)
    expect(await browser.post(`${path}/admin`, { isAdmin: true })).toMatchObject(own)
  })
})

describe('a second person counts', () => {
  test('for thirty days after the right was taken away, by a switch or one by one', async () => {
    for (const take of [
      (id: string) => setRights(id, ['audit', 'revoke']),
      (id: string) => browser.post(`/api/admin/users/${id}/admin`, { isAdmin: false }),
    ]) {
      const colleague = await app.buildAdmin()
      expect((await take(colleague.id)).status).toBe(200)
      expect(await issueTo(owner.id)).toMatchObject(REFUSED)
      await setRights(colleague.id, ['audit'])
      expect(await issueTo(owner.id)).toMatchObject(REFUSED)
      const lost = new Date(app.clock.now().getTime() - FOUR_EYES_DAYS * DAY_MS)
      await UserRow.query(app.services.database)
        .patch({ issueLostAt: lost })
        .where({ id: colleague.id })
    }
    expect((await issueTo(owner.id)).status).toBe(200)
  })

  test('only with the right to issue, and no more once the account is deleted', async () => {
    await app.buildUser({ rights: ['audit', 'revoke'] })
    const colleague = await app.buildUser({ rights: ['issue'] })
    expect(await issueTo(owner.id)).toMatchObject(REFUSED)
    expect((await browser.delete(`/api/admin/users/${colleague.id}`)).status).toBe(204)
    expect((await issueTo(owner.id)).status).toBe(200)
  })

  test('in production only once they have a passkey, by which alone they come in', async () => {
    const { database } = app.services
    const colleague = await app.buildUser({ rights: ['issue'] })
    const now = app.clock.now()
    const beside = async (isProduction: boolean) =>
      (await issuersBeside(database, owner.id, { since: now, isProduction })).map(({ id }) => id)
    expect(await beside(false)).toEqual([colleague.id])
    expect(await beside(true)).toEqual([])
    await setRights(colleague.id, [])
    const since = new Date(now.getTime() - DAY_MS)
    const lost = issuersBeside(database, owner.id, { since, isProduction: true })
    expect(await lost).toMatchObject([{ id: colleague.id }])
  })

  test('and they are found by an index, however many accounts there are', async () => {
    const plan = await app.services.database.transaction(async (trx) => {
      // An empty table is read as a whole, index or not.
      await trx.raw('set local enable_seqscan = off')
      const search = issuersBeside(trx, owner.id, { since: app.clock.now(), isProduction: false })
      const { rows } = await trx.raw<{ rows: unknown[] }>('explain ?', [search.toKnexQuery()])
      return JSON.stringify(rows)
    })
    expect(plan).toContain('users_issuers')
  })
})

describe('where nobody else may issue', () => {
  test('the own credential is issued, and has an entry of its own with an alarm', async () => {
    const { services, clock } = app
    await watchAudit(services)
    expect(services.auditAlarms.raised()).not.toHaveProperty('self_issued')
    const credentialId = idOf(await issueTo(owner.id))
    expect(await selfIssued()).toMatchObject([
      { actorId: owner.id, subjectId: owner.id, credentialId },
    ])
    await watchAudit(services)
    expect(services.auditAlarms.raised()['self_issued']).toContain(owner.id)
    clock.advance(8 * DAY_MS)
    await watchAudit(services)
    expect(services.auditAlarms.raised()).not.toHaveProperty('self_issued')
  })

  test('so are its correction and its renewal', async () => {
    const at = (credentialId: string) => `/api/admin/credentials/${credentialId}`
    const renewal = { expiryDate: dayFromNow(2_000) }
    const renewed = await browser.post(`${at(idOf(await issueTo(owner.id)))}/renew`, renewal)
    const correction = { fields: { holderName: 'Another Name' }, reason: 'Misspelt.' }
    const corrected = await browser.post(`${at(idOf(renewed))}/correct`, correction)
    expect(corrected.status).toBe(200)
    expect(await selfIssued()).toHaveLength(3)
  })
})
