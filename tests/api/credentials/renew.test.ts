import { beforeEach, describe, expect, test } from 'vitest'
import { warnExpiring } from '#api/credentials/warn-expiring.ts'
import { dayOf, endOfDay, type HeldCredential } from '#contracts/credentials/credential.ts'
import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { DAY_MS } from '#contracts/time.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { dayFromNow, type Scene, setScene } from '#tests/support/server/credentials.ts'
import { readMails } from '#tests/support/server/mail.ts'

let scene: Scene
const app = await startTestApp()
beforeEach(async () => {
  scene = await setScene(app)
})

const renew = (credentialId: string, expiryDate = dayFromNow(800)) =>
  scene.admin.post(`/api/admin/credentials/${credentialId}/renew`, { expiryDate })

test('issues the same with a later last day, and leaves the old one as it is', async () => {
  const old = await scene.issue({ holderName: 'Planted Name', credentialType: 'TN' })
  const { status, body } = await renew(old.credentialId)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    message: 'Visa credential renewed. Anchoring on blockchain is pending.',
    credential: {
      credentialType: 'TN',
      issueDate: old['issueDate'],
      expiryDate: dayFromNow(800),
      isRevoked: false,
      replacesId: old.credentialId,
      replacesAs: 'renewal',
    },
  })
  expect(JSON.stringify(body)).not.toContain('Planted')

  const held = (await scene.holder.get('/api/visa/list')).body as HeldCredential[]
  expect(held.map(({ holderName }) => holderName)).toEqual(['Planted Name', 'Planted Name'])
  expect(held).toContainEqual(
    expect.objectContaining({
      credentialId: old.credentialId,
      isRevoked: false,
      expiryDate: old['expiryDate'],
    }),
  )
  const found = await scene.admin.get(
    `/api/admin/credentials?search=${old.credentialId.slice(-12)}`,
  )
  expect(found.body).toMatchObject([{ isRevoked: false, replacedAs: 'renewal' }])
})

test('codes of the old one and of the new one verify', async () => {
  const { credentialId } = await scene.issue()
  const renewed = await scene.renew(credentialId)
  for (const id of [credentialId, renewed]) {
    const { token } = await scene.mint(id)
    const { body } = await app.visit().post('/api/visa/verify/qr', { qrData: token })
    expect(body).toMatchObject({ isValid: true })
  }
})

test('mails the holder, and no longer that the old one expires', async () => {
  const { credentialId } = await scene.issue({ expiryDate: dayFromNow(5) })
  const other = await scene.issue({ expiryDate: dayFromNow(6) })
  await scene.renew(credentialId)
  await warnExpiring(app.services)
  const mails = await readMails(app, scene.holderRow.email)
  const renewed = mails.filter(({ subject }) => subject === 'A credential of yours was renewed')
  expect(renewed).toHaveLength(1)
  expect(renewed[0]?.text).toContain(`expires on ${dayFromNow(1000)}`)
  const warned = mails.filter(({ subject }) => subject === 'A credential of yours expires soon')
  expect(warned).toHaveLength(1)
  expect(warned[0]?.text).toContain(other.credentialId)
})

test('is written in the audit', async () => {
  const { credentialId } = await scene.issue()
  const renewed = await scene.renew(credentialId)
  const { body } = await scene.admin.get('/api/admin/audit?limit=1')
  expect(body).toMatchObject([
    {
      action: 'credential_renewed',
      actorName: scene.adminRow.username,
      credentialId: renewed,
      details: { replaces: credentialId },
    },
  ])
})

test('an expired one is renewed, and a renewal once more', async () => {
  const { credentialId } = await scene.issueExpired()
  const renewed = await scene.renew(credentialId)
  expect(await renew(renewed, dayFromNow(2000))).toMatchObject({ status: 200 })
})

test('what expires within 60 days and is not renewed yet is a list of its own', async () => {
  await scene.issueExpired()
  const dayAhead = (days: number) => dayOf(new Date(app.clock.now().getTime() + days * DAY_MS))
  const due = await scene.issue({ expiryDate: dayAhead(60) })
  const renewed = await scene.issue({ expiryDate: dayAhead(1) })
  await scene.renew(renewed.credentialId)
  await scene.issue({ expiryDate: dayAhead(61) })
  await scene.revoke((await scene.issue({ expiryDate: dayAhead(2) })).credentialId)
  const { body, headers } = await scene.admin.get(
    `/api/admin/credentials?status=expiring&search=${scene.holderRow.username}`,
  )
  expect(body).toMatchObject([{ credentialId: due.credentialId }])
  expect(headers.get('x-total-count')).toBe('1')
})

describe('refuses', () => {
  const refused = (status: number, error: string) => ({ status, body: { error } })

  test('one that is revoked', async () => {
    const { credentialId } = await scene.issue()
    await scene.revoke(credentialId)
    expect(await renew(credentialId)).toMatchObject(refused(409, 'ALREADY_REVOKED'))
  })

  test('one that was renewed or corrected', async () => {
    for (const replace of [scene.renew, scene.correct]) {
      const { credentialId } = await scene.issue()
      await replace(credentialId)
      expect(await renew(credentialId)).toMatchObject(refused(409, 'ALREADY_REPLACED'))
    }
  })

  test.each([
    ['the present expiry date', dayFromNow(300), dayFromNow(300), 'must be after the present one'],
    ['an earlier one', dayFromNow(300), dayFromNow(299), 'must be after the present one'],
    ['no date', dayFromNow(300), '2030-02-30', 'Enter a date that exists'],
  ])('%s', async (_, expiryDate, wanted, message) => {
    const { credentialId } = await scene.issue({ issueDate: '2020-01-01', expiryDate })
    expect(await renew(credentialId, wanted)).toMatchObject({
      status: 400,
      body: { fields: { expiryDate: expect.stringContaining(message) as unknown } },
    })
  })

  test('a last day that is over, also by a second, and takes the next one', async () => {
    const { credentialId, expiryDate } = await scene.issueExpired()
    const next = dayOf(app.clock.now())
    await scene.moveTo(new Date(endOfDay(next)))
    expect(next > expiryDate).toBe(true)
    expect(await renew(credentialId, next)).toMatchObject({
      status: 400,
      body: {
        message: INPUT_REASONS.EXPIRY_PAST,
        fields: { expiryDate: INPUT_REASONS.EXPIRY_PAST },
      },
    })
    app.clock.advance(-1)
    expect(await renew(credentialId, next)).toMatchObject({ status: 200 })
  })

  test('one whose holder has left', async () => {
    const leaver = await app.buildUser()
    const { credentialId } = await scene.issueExpired({ userId: leaver.id })
    await scene.admin.delete(`/api/admin/users/${leaver.id}`)
    expect(await renew(credentialId)).toMatchObject(refused(404, 'USER_NOT_FOUND'))
  })

  test('one that does not exist', async () => {
    const unknown = 'urn:uuid:3f0c5a52-8d51-4f0e-9d43-0d9c9c1f2a11'
    expect(await renew(unknown)).toMatchObject(refused(404, 'CREDENTIAL_NOT_FOUND'))
  })

  test('a holder whose address is not confirmed, where that is required', async () => {
    const strict = await startTestApp({ env: { REQUIRE_CONFIRMED_EMAIL: '1' } })
    const { admin, issue, holderRow } = await setScene(strict)
    const { credentialId } = await issue()
    await strict.services
      .database('users')
      .where({ id: holderRow.id })
      .update({ emailConfirmedAt: null })
    const path = `/api/admin/credentials/${credentialId}`
    const expiryDate = dayFromNow(800)
    expect(await admin.post(`${path}/renew`, { expiryDate })).toMatchObject(
      refused(409, 'EMAIL_UNCONFIRMED'),
    )
    const correction = { fields: { expiryDate }, reason: 'Wrong.' }
    expect(await admin.post(`${path}/correct`, correction)).toMatchObject(
      refused(409, 'EMAIL_UNCONFIRMED'),
    )
  })
})
