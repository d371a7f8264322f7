import { beforeEach, describe, expect, test } from 'vitest'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  dayFromNow,
  type Scene,
  setScene,
  credentialIdOf,
} from '#tests/support/server/credentials.ts'
import { readMails } from '#tests/support/server/mail.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const REASON = 'The name was misspelt.'
const pathOf = (credentialId: string) => `/api/admin/credentials/${credentialId}/correct`
const correct = (credentialId: string, fields: object, reason = REASON) =>
  scene.admin.post(pathOf(credentialId), { fields, reason })

const heldNow = async () => (await scene.holder.get('/api/visa/list')).body as HeldCredential[]

test('revokes the wrong one as a document error, and issues the right one in its place', async () => {
  const wrong = await scene.issue({ holderName: 'Amara Okafro', passportLastFour: '4821' })
  const { status, body } = await correct(wrong.credentialId, { holderName: 'Amara Okafor' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Visa credential corrected. Recording it on blockchain is pending.',
    credential: {
      credentialType: 'F-1',
      isRevoked: false,
      replacesId: wrong.credentialId,
      replacesAs: 'correction',
      replacedById: null,
    },
  })
  const events: unknown = await app.services
    .database('revocation_events')
    .where({ credentialId: wrong.credentialId })
  expect(events).toMatchObject([{ reasonCode: 4, reason: REASON, revokedBy: scene.adminRow.id }])

  const { body: all } = await scene.admin.get(
    `/api/admin/credentials?search=${wrong.credentialId.slice(-12)}`,
  )
  expect(all).toMatchObject([
    {
      isRevoked: true,
      revokeReason: REASON,
      replacedById: credentialIdOf({ body }),
      replacedAs: 'correction',
    },
  ])
})

test('keeps what was not wrong, which nobody at the desk reads, and shows the holder both', async () => {
  const wrong = await scene.issue({ holderName: 'Planted Name', passportLastFour: '9876' })
  const { body } = await correct(wrong.credentialId, { expiryDate: dayFromNow(50) })
  expect(JSON.stringify(body)).not.toMatch(/Planted|9876/)
  const held = await heldNow()
  expect(held).toHaveLength(2)
  expect(held.find(({ credentialId }) => credentialId === credentialIdOf({ body }))).toMatchObject({
    holderName: 'Planted Name',
    credentialType: wrong['credentialType'],
    issueDate: wrong['issueDate'],
    expiryDate: dayFromNow(50),
    replacesId: wrong.credentialId,
    replacesAs: 'correction',
  })
  const exported = await scene.holder.get('/api/user/export')
  expect(exported.status).toBe(200)
  const { credentials } = exported.body as { credentials: Record<string, unknown>[] }
  expect(credentials.map(({ passportLastFour }) => passportLastFour)).toEqual(['9876', '9876'])
})

test('mails the holder once, why and which', async () => {
  const wrong = await scene.issue()
  const { body } = await correct(wrong.credentialId, { credentialType: 'J-1' })
  const mails = await readMails(app, scene.holderRow.email)
  const told = mails.filter(({ subject }) => /corrected|revoked/.test(subject))
  expect(told.map(({ subject }) => subject)).toEqual(['A credential of yours was corrected'])
  expect(told[0]?.text).toContain(REASON)
  expect(told[0]?.text).toContain(
    `Credential ${credentialIdOf({ body })} replaces ${wrong.credentialId}.`,
  )
})

test('a code of the wrong one verifies as revoked, one of the right one as valid', async () => {
  const wrong = await scene.issue()
  const { token } = await scene.mint(wrong.credentialId)
  const { body } = await correct(wrong.credentialId, { holderName: 'Right Name' })
  expect(await app.verify(token)).toMatchObject({
    isValid: false,
    error: 'CREDENTIAL_REVOKED',
  })
  const right = await scene.mint(credentialIdOf({ body }))
  expect(await app.verify(right.token)).toMatchObject({ isValid: true })
})

test('is written in the audit with the one that was taken back and the one that took its place', async () => {
  const wrong = await scene.issue()
  const { body } = await correct(wrong.credentialId, { holderName: 'Right Name' })
  const { body: entries } = await scene.admin.get(
    `/api/admin/audit?subject=${scene.holderRow.id}&limit=2`,
  )
  expect(entries).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'credential_corrected',
        credentialId: credentialIdOf({ body }),
        details: expect.objectContaining({
          reason: REASON,
          replaces: wrong.credentialId,
        }) as unknown,
      }),
      expect.objectContaining({ action: 'credential_revoked', credentialId: wrong.credentialId }),
    ]),
  )
})

test('an expired one is corrected, since its date may be the mistake', async () => {
  const { credentialId } = await scene.issueExpired()
  expect(await correct(credentialId, { expiryDate: dayFromNow(30) })).toMatchObject({
    status: 200,
    body: { credential: { expiryDate: dayFromNow(30) } },
  })
})

test('an expired one keeps its last day while something else is corrected', async () => {
  const { credentialId, expiryDate } = await scene.issueExpired()
  const fields = { holderName: 'Right Name' }
  expect(await correct(credentialId, fields)).toMatchObject({
    status: 200,
    body: { credential: { expiryDate } },
  })
  const other = await scene.issueExpired()
  const repeated = { ...fields, expiryDate: other.expiryDate }
  expect(await correct(other.credentialId, repeated)).toMatchObject({ status: 200 })
})

test('a sample stays one', async () => {
  const { credentialId } = await scene.issue()
  const { database } = app.services
  await database('visa_credentials').where({ credentialId }).update({ isSample: true })
  const right = credentialIdOf(await correct(credentialId, { holderName: 'Right Name' }))
  expect(await database('visa_credentials').where({ credentialId: right })).toMatchObject([
    { isSample: true },
  ])
})

describe('refuses, and changes nothing', () => {
  const refused = (status: number, error: string) => ({ status, body: { error } })

  test('one that is revoked', async () => {
    const { credentialId } = await scene.issue()
    await scene.revoke(credentialId)
    const reply = await correct(credentialId, { holderName: 'Right Name' })
    expect(reply).toMatchObject(refused(409, 'ALREADY_REVOKED'))
    expect(await heldNow()).toHaveLength(1)
  })

  test('the same once more', async () => {
    const { credentialId } = await scene.issue()
    await scene.correct(credentialId)
    const reply = await correct(credentialId, { holderName: 'Right Name' })
    expect(reply).toMatchObject(refused(409, 'ALREADY_REPLACED'))
    expect(await heldNow()).toHaveLength(2)
  })

  test('one that was renewed: what followed it has the mistake too', async () => {
    const { credentialId } = await scene.issue()
    const renewed = await scene.renew(credentialId)
    const fields = { holderName: 'Right Name' }
    expect(await correct(credentialId, fields)).toMatchObject(refused(409, 'ALREADY_REPLACED'))
    expect(await correct(renewed, fields)).toMatchObject({ status: 200 })
  })

  test('one that a thief may have signed', async () => {
    const { credentialId } = await scene.issue()
    const { database, clock } = app.services
    await database('visa_credentials').where({ credentialId }).update({ doubtedAt: clock.now() })
    const reply = await correct(credentialId, { holderName: 'Right Name' })
    expect(reply).toMatchObject(refused(409, 'CREDENTIAL_IN_DOUBT'))
  })

  test('one whose holder has left, also where it had expired', async () => {
    const leaver = await app.buildUser()
    const { credentialId } = await scene.issueExpired({ userId: leaver.id })
    await scene.admin.delete(`/api/admin/users/${leaver.id}`)
    const reply = await correct(credentialId, { expiryDate: dayFromNow(30) })
    expect(reply).toMatchObject(refused(404, 'USER_NOT_FOUND'))
  })

  test('one that does not exist', async () => {
    const unknown = 'urn:uuid:3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11'
    const reply = await correct(unknown, { holderName: 'Right Name' })
    expect(reply).toMatchObject(refused(404, 'CREDENTIAL_NOT_FOUND'))
  })

  test.each<[string, object, string | undefined, string]>([
    ['what changes nothing', { holderName: 'Test Holder' }, undefined, 'fields'],
    ['no field at all', {}, undefined, 'fields'],
    [
      'an expiry on the day of issue',
      { expiryDate: dayFromNow(-10) },
      undefined,
      'fields.expiryDate',
    ],
    ['a last day that is over', { expiryDate: dayFromNow(-1) }, undefined, 'fields.expiryDate'],
    ['three digits', { passportLastFour: '123' }, undefined, 'fields.passportLastFour'],
    ['another holder', { userId: 'nobody' }, undefined, 'fields'],
    ['no reason', { holderName: 'Right Name' }, '  ', 'reason'],
  ])('%s, and names the field', async (_, fields, reason, field) => {
    const { credentialId } = await scene.issue()
    const { status, body } = await correct(credentialId, fields, reason)
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]])
    expect(await heldNow()).toMatchObject([{ isRevoked: false }])
  })
})
