import { beforeEach, describe, expect, test } from 'vitest'
import type { ExamState } from '#contracts/learning/exam.ts'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { checkAll } from '#api/cli/check-all.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { ExamRow } from '#api/exam/exam-row.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import {
  allModulesDone,
  answerRightly,
  EXAM_DAY,
  examOf,
  passedOf,
  tellProgress,
} from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readMails } from '#tests/support/server/mail.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

const DAY_MS = 86_400_000
const NAME = { holderName: 'Amara Okafor' }
let reader: HttpClient
let row: UserRow
const app = await startTestApp({ now: EXAM_DAY })

/** A reader who has bought the guide and completed all of it. */
beforeEach(async () => {
  row = await app.buildUser()
  reader = await app.signIn(row)
  await buy(reader, row.email)
  await tellProgress(reader, allModulesDone())
})

const begin = (choice: object = { readerClass: 'F-1', pace: 'standard' }) =>
  reader.post('/api/exam', choice)
const read = async () => (await reader.get('/api/exam')).body as ExamState
const submit = (examId: string, answers: unknown) =>
  reader.post(`/api/exam/${examId}/answers`, { answers })
const certify = (examId: string, name: object = NAME) =>
  reader.post(`/api/exam/${examId}/certificate`, name)

/** Takes an exam. It lasts a minute: the next exam is later. */
async function sit(right: number, choice?: object) {
  const exam = examOf((await begin(choice)).body)
  app.clock.advance(60_000)
  return examOf((await submit(exam.examId, answerRightly(exam, right))).body)
}

async function passAndCertify(): Promise<string> {
  const { examId } = await sit(17)
  const { body } = await certify(examId)
  return certificateOf(body)?.credentialId ?? ''
}

const certificateOf = (body: unknown) => passedOf(examOf(body)).certificate

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

describe('the final exam', () => {
  test('opens when every module is complete, as the server has been told', async () => {
    const other = await app.signIn(await app.buildPremiumUser())
    const events = allModulesDone()
    await tellProgress(other, events.slice(1))
    expect((await other.get('/api/exam')).body).toMatchObject({
      modulesLeft: 1,
      exam: null,
      mayBegin: false,
    })
    expect(await other.post('/api/exam', { readerClass: 'TN', pace: 'relaxed' })).toMatchObject({
      status: 409,
      body: { error: 'EXAM_CLOSED' },
    })
    await tellProgress(other, events.slice(0, 1))
    expect((await other.get('/api/exam')).body).toMatchObject({ modulesLeft: 0, mayBegin: true })
  })

  test('hands out what is asked, and nothing of what is right, before it is submitted', async () => {
    const { status, body } = await begin()
    expect(status).toBe(200)
    const { questions, result } = examOf(body)
    expect(questions).toHaveLength(20)
    expect(result).toBeNull()
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question'])
    }
    expect(JSON.stringify(await read())).not.toMatch(/correctAnswer|reasons|explanation/)
  })

  test('is one exam, however often it is begun', async () => {
    const first = examOf((await begin()).body)
    const again = examOf((await begin({ readerClass: 'TN', pace: 'relaxed' })).body)
    expect(again).toEqual(first)
    expect((await read()).mayBegin).toBe(false)
  })

  test.each([
    ['standard', 2400],
    ['double', 4800],
    ['relaxed', null],
  ])('has the time of its pace: %s', async (pace, seconds) => {
    const { startedAt, endsAt } = examOf((await begin({ readerClass: 'J-1', pace })).body)
    const given = endsAt === null ? null : (Date.parse(endsAt) - Date.parse(startedAt)) / 1000
    expect(given).toBe(seconds)
  })

  test('passes at 17 of 20, and is not taken twice', async () => {
    const { result } = await sit(17)
    expect(result).toMatchObject({ correct: 17, isPassed: true, isOver: false })
    expect((await begin()).body).toMatchObject({ error: 'EXAM_PASSED' })
  })

  test('counts the first submission, and answers a second one with it', async () => {
    const exam = examOf((await begin()).body)
    await submit(exam.examId, answerRightly(exam, 17))
    const { body } = await submit(exam.examId, answerRightly(exam, 0))
    expect(examOf(body).result).toMatchObject({ correct: 17, isPassed: true })
  })

  test('marks what comes after its time, as when the connection was lost', async () => {
    const exam = examOf((await begin()).body)
    app.clock.advance(3 * 60 * 60_000)
    const { body } = await submit(exam.examId, answerRightly(exam, 20))
    expect(examOf(body).result).toMatchObject({ correct: 20, isPassed: true })
  })

  test('counts a question without an answer as wrong', async () => {
    const exam = examOf((await begin()).body)
    const answers = answerRightly(exam, 20).map((answer, at) => (at < 4 ? null : answer))
    const { body } = await submit(exam.examId, answers)
    expect(examOf(body).result).toMatchObject({ correct: 16, isPassed: false })
  })

  test.each([
    ['too few answers', [0, 1]],
    ['an option that is none', Array.from({ length: 20 }, () => 4)],
    ['no list', 'all right'],
  ])('refuses %s', async (_, answers) => {
    const { examId } = examOf((await begin()).body)
    expect(await submit(examId, answers)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
    expect((await read()).exam?.result).toBeNull()
  })

  test('of somebody else is not there', async () => {
    const exam = examOf((await begin()).body)
    const other = await app.signIn(await app.buildPremiumUser())
    const body = { answers: answerRightly(exam, 20) }
    for (const id of [exam.examId, 'nonsense']) {
      expect(await other.post(`/api/exam/${id}/answers`, body)).toMatchObject({
        status: 404,
        body: { error: 'EXAM_NOT_FOUND' },
      })
    }
  })

  test('stays as it was asked when the content changes meanwhile', async () => {
    const exam = examOf((await begin()).body)
    const stored = await ExamRow.query(app.services.database).findById(exam.examId)
    expect(stored?.questions.map(({ id }) => id)).toEqual(exam.questions.map(({ id }) => id))
    expect(stored?.oldestFact).toBe(stored?.questions.map(({ asOf }) => asOf).toSorted()[0])
  })
})

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

describe('what checks everything stored', () => {
  const faults = async () => {
    const found: string[] = []
    const { env, database } = app.services
    const listener = {
      onFault: ({ subject, fault }: { subject: string; fault: string }) =>
        found.push(`${subject}: ${fault}`),
      onChecked: () => undefined,
    }
    await checkAll({ env, database }, listener, { withChain: false })
    return found.filter((line) => line.startsWith('Exam'))
  }

  test('finds nothing wrong with an exam and its certificate', async () => {
    await passAndCertify()
    expect(await faults()).toEqual([])
  })

  test('marks each exam again', async () => {
    const { examId } = await sit(16)
    const { database } = app.services
    await database('exams').where({ id: examId }).update({ correct: 17, passed: true })
    expect(await faults()).toEqual([
      `Exam ${examId}: it counts 17 right answers, but 16 are right`,
      `Exam ${examId}: its result does not match its answers`,
    ])
    await database('exams').where({ id: examId }).update({ correct: 16, passed: false })
  })

  test('compares the certificate with the exam', async () => {
    const { examId } = await sit(19)
    await certify(examId)
    const { database } = app.services
    await database('exams').where({ id: examId }).update({ edition: '2020-01-01' })
    expect(await faults()).toEqual([`Exam ${examId}: its certificate does not match the exam`])
    await database('exams').where({ id: examId }).delete()
  })
})

test('the exams go with the account', async () => {
  await passAndCertify()
  const deleted = await reader.delete('/api/user', { currentPassword: PASSWORD })
  expect(deleted.status).toBe(204)
  expect(await ExamRow.query(app.services.database).where({ userId: row.id })).toEqual([])
})
