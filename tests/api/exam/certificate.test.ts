import { beforeEach, describe, expect, test } from 'vitest'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { ExamRow } from '#api/exam/exam-row.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { allModulesDone, examOf, reportProgress } from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { learnTrust } from '#tests/support/server/trust.ts'
import { certificateOf, NAME, openExams } from './sitting.ts'

const DAY_MS = 86_400_000
let reader: HttpClient
let row: UserRow
const app = await startTestApp({ now: EXAM_DAY })

/** A reader who has bought the guide and completed all of it. */
beforeEach(async () => {
  row = await app.buildUser()
  reader = await app.signIn(row)
  await buy(reader, row.email)
  await reportProgress(reader, allModulesDone())
})

const { begin, read, certify, sit, passAndCertify } = openExams(app, () => reader)
const held = async () => (await reader.get('/api/visa/list')).body as HeldCredential[]

async function refundInFull(): Promise<void> {
  const owner = await app.signIn(await app.buildAdmin())
  const [purchase] = (await owner.get(`/api/admin/purchases?search=${row.email}`)).body as {
    id: string
    cents: number
  }[]
  const path = `/api/admin/purchases/${purchase?.id ?? ''}/refund`
  const reply = await owner.post(path, { cents: 1999, reason: 'Not for me.' })
  expect(reply.status).toBe(200)
}

describe('the certificate', () => {
  test('is a credential of the course, in the typed name and of the day of the exam', async () => {
    const { examId } = await sit(18)
    app.clock.advance(2 * DAY_MS)
    await reader.post('/api/proof', { currentPassword: PASSWORD })
    await certify(examId)
    const [credential, ...others] = await held()
    expect(others).toEqual([])
    expect(credential).toMatchObject({
      credentialType: 'Course',
      holderName: 'Amara Okafor',
      issueDate: '2026-11-24',
      expiryDate: '2027-11-24',
      isRevoked: false,
    })
    const stored = await CredentialRow.withId(
      app.services.database,
      credential?.credentialId ?? '',
    ).throwIfNotFound()
    expect(stored.issuedBy).toBeNull()
    const bytes = app.services.sealing.open(stored.credentialId, stored.encryptedCredential)
    const exam = await ExamRow.query(app.services.database).findById(examId).throwIfNotFound()
    const { edition, oldestFact } = exam
    expect(parseCredential(bytes).claims).toMatchObject({ score: 90, edition, oldestFact })
  })

  test('is issued once, whatever is typed when it is asked for again', async () => {
    const { examId } = await sit(20)
    const first = certificateOf((await certify(examId)).body)
    const again = certificateOf((await certify(examId, { holderName: 'Somebody Else' })).body)
    expect(again).toEqual(first)
    expect(await held()).toMatchObject([NAME])
  })

  test('is told by mail and written in the audit as an action of the product itself', async () => {
    const credentialId = await passAndCertify()
    const mails = await readMails(app, row.email)
    expect(mails.map(({ subject }) => subject)).toContain('A credential was issued to you')
    const owner = await app.signIn(await app.buildAdmin())
    const { body } = await owner.get(`/api/admin/audit?subject=${row.id}&limit=20`)
    expect(body).toContainEqual(
      expect.objectContaining({ action: 'credential_issued', actorKind: 'system', credentialId }),
    )
  })

  test('takes an exam that was passed', async () => {
    const failed = await sit(16)
    expect((await certify(failed.examId)).body).toMatchObject({ error: 'EXAM_NOT_PASSED' })
    const open = examOf((await begin()).body)
    expect((await certify(open.examId)).body).toMatchObject({ error: 'EXAM_NOT_PASSED' })
    expect(await held()).toEqual([])
  })

  test.each(['', 'A', '<b>Amara</b>', 'x'.repeat(101)])('refuses the name "%s"', async (name) => {
    const { examId } = await sit(20)
    expect(await certify(examId, { holderName: name })).toMatchObject({ status: 400 })
  })

  test('is not issued for an exam of more than a year ago, after which another exam is taken', async () => {
    const { examId } = await sit(20)
    await ExamRow.query(app.services.database)
      .findById(examId)
      .patch({ submittedAt: new Date(EXAM_DAY.getTime() - 367 * DAY_MS) })
    expect((await certify(examId)).body).toMatchObject({ error: 'EXAM_OVER' })
    expect(await read()).toMatchObject({ mayBegin: true, exam: { result: { isOver: true } } })
  })

  test('is shown as a code, and verifies online and offline like any other', async () => {
    const credentialId = await passAndCertify()
    const minted = await reader.post(`/api/visa/credentials/${credentialId}/tokens`, {})
    const { token } = minted.body as { token: string }
    const online = await app.visit().post('/api/visa/verify/qr', { qrData: token })
    expect(online.body).toMatchObject({ isValid: true, credentialInfo: { type: 'Course' } })
    const offline = await verifyOffline(token, await learnTrust(app), app.services.clock.now())
    expect(offline).toMatchObject({
      status: 'valid',
      shown: { pass: { credentialType: 'Course' } },
    })
  })

  test('is neither corrected nor renewed, and an administrator can revoke it', async () => {
    const credentialId = await passAndCertify()
    const owner = await app.signIn(await app.buildAdmin())
    const path = `/api/admin/credentials/${credentialId}`
    const fields = { holderName: 'Right Name' }
    expect(await owner.post(`${path}/correct`, { fields, reason: 'Typo.' })).toMatchObject({
      status: 409,
      body: { error: 'COURSE_NOT_REPLACED' },
    })
    expect((await owner.post(`${path}/renew`, { expiryDate: '2029-01-01' })).body).toMatchObject({
      error: 'COURSE_NOT_REPLACED',
    })
    expect((await owner.post(`${path}/revoke`, { reason: 'Not their name.' })).status).toBe(200)
    const state = await read()
    expect(certificateOf(state)).toMatchObject({ credentialId, state: 'revoked' })
    expect(state.mayBegin).toBe(true)
    expect((await certify(examOf(state).examId)).body).toMatchObject({
      error: 'CREDENTIAL_REVOKED',
    })
  })

  test('is given to no other wallet, which takes visas alone', async () => {
    const credentialId = await passAndCertify()
    const { status, body } = await reader.post(`/api/visa/credentials/${credentialId}/offers`)
    expect([status, body]).toMatchObject([409, { error: 'COURSE_NOT_GIVEN' }])
  })

  test('is issued by no administrator', async () => {
    const owner = await app.signIn(await app.buildAdmin())
    const issuance = {
      userId: row.id,
      credentialType: 'Course',
      ...NAME,
      passportLastFour: '4821',
      issueDate: '2026-01-01',
      expiryDate: '2027-01-01',
    }
    expect(await owner.post('/api/admin/credentials/issue', issuance)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })
})

describe('a full refund', () => {
  test('withdraws the certificate, for no administrator, and tells the holder', async () => {
    const credentialId = await passAndCertify()
    await refundInFull()
    expect(await held()).toMatchObject([{ credentialId, isRevoked: true }])
    const events: unknown = await app.services.database('revocation_events').where({ credentialId })
    expect(events).toMatchObject([{ source: 'refund', reasonCode: 1, revokedBy: null }])
    const mails = await readMails(app, row.email)
    expect(mails.map(({ subject }) => subject)).toContain('A credential of yours was revoked')
    expect((await reader.get('/api/exam')).status).toBe(403)
  })

  test('leaves the certificate of somebody who has access otherwise', async () => {
    const credentialId = await passAndCertify()
    await app.services.database('users').where({ id: row.id }).update({ premiumGranted: true })
    await refundInFull()
    expect(await held()).toMatchObject([{ credentialId, isRevoked: false }])
  })

  test('lets the certificate be issued again once the access is back, with the same days', async () => {
    const former = await passAndCertify()
    await refundInFull()
    await buy(reader, row.email)
    const state = await read()
    expect(certificateOf(state)).toMatchObject({ credentialId: former, state: 'withdrawn' })
    const certificate = certificateOf((await certify(examOf(state).examId)).body)
    expect(certificate?.state).toBe('in force')
    expect(certificate?.credentialId).not.toBe(former)
    const [one, other] = await held()
    expect(one?.expiryDate).toBe(other?.expiryDate)
  })
})
