import { beforeEach, describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { checkAll } from '#api/cli/check-all.ts'
import { ExamRow } from '#api/exam/exam-row.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  passedOf,
  reportProgress,
} from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { openExams } from './sitting.ts'

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

const { begin, read, submit, certify, sit, passAndCertify } = openExams(app, () => reader)

describe('the final exam', () => {
  test('opens when every module is complete, as the server has been told', async () => {
    const other = await app.signIn(await app.buildPremiumUser())
    const events = allModulesDone()
    await reportProgress(other, events.slice(1))
    expect((await other.get('/api/exam')).body).toMatchObject({
      modulesLeft: 1,
      exam: null,
      mayBegin: false,
    })
    expect(await other.post('/api/exam', { readerClass: 'TN', pace: 'relaxed' })).toMatchObject({
      status: 409,
      body: { error: 'EXAM_CLOSED' },
    })
    await reportProgress(other, events.slice(0, 1))
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

  test('asks about O-1 in an exam for O-1, and shows it as an older app can read it', async () => {
    const exam = await sit(20, { readerClass: 'O-1', pace: 'standard' })
    const { questions } = passedOf(exam)
    const own = buildContent.exam.filter(({ visaType }) => visaType === 'O-1').map(({ id }) => id)
    expect(questions.filter(({ id }) => own.includes(id))).toHaveLength(8)
    expect(new Set(questions.map(({ visaType }) => visaType))).toEqual(new Set(['All']))
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
  // Without an owner of the product, no account can be deleted.
  await app.buildAdmin()
  await passAndCertify()
  const deleted = await reader.delete('/api/user', { currentPassword: PASSWORD })
  expect(deleted.status).toBe(204)
  expect(await ExamRow.query(app.services.database).where({ userId: row.id })).toEqual([])
})
