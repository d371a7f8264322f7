import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Exam } from '#contracts/learning/exam.ts'
import { WEAK_THEMES } from '#contracts/learning/taught-in.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { retain } from '#api/privacy/retain.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  failedOf,
  passedOf,
  reportProgress,
} from '#tests/support/server/exams.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { openExams } from './sitting.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const KEYS = /correctAnswer|reasons|explanation|aiInsight|"answers"/
let row: UserRow
let reader: HttpClient
const app = await startTestApp({ now: EXAM_DAY })
beforeEach(async () => {
  row = await app.buildPremiumUser()
  reader = await app.signIn(row)
  await reportProgress(reader, allModulesDone())
})

const { begin, read, submit, sit } = openExams(app, () => reader)

/** Moves the clock, runs the hourly clean-up, and signs the reader in again. */
async function passDays(days: number): Promise<void> {
  app.clock.advance(days * DAY_MS)
  await retain(app.services)
  reader = await app.signIn(row)
}

const idsOf = ({ questions }: Exam) => questions.map(({ id }) => id)
const modules = new Set(
  buildContent.premium.paths.flatMap((path) => path.modules.map(({ id }) => `${path.id}/${id}`)),
)

describe('a failed exam', () => {
  test('answers with its score and the themes to study, and with no key', async () => {
    const { correct, themes } = failedOf(await sit(16))
    expect(correct).toBe(16)
    expect(themes.length).toBeLessThanOrEqual(WEAK_THEMES)
    expect(JSON.stringify(await read())).not.toMatch(KEYS)
  })

  test('links each theme of the bank to modules that there are', async () => {
    const { themes } = failedOf(await sit(0))
    for (const { modules: named } of themes) {
      expect(named).not.toEqual([])
      for (const { path, module } of named) expect(modules).toContain(`${path}/${module}`)
    }
  })

  test('tells the same of every paper with fewer than ten right answers', async () => {
    const { themes, ...blank } = failedOf(await sit(0))
    const { exam } = await read()
    expect(blank).toMatchObject({ correct: null })
    const asked = new Set(
      buildContent.exam.filter(({ id }) => exam && idsOf(exam).includes(id)).map((q) => q.category),
    )
    expect(new Set(themes.map(({ name }) => name))).toEqual(asked)
    expect(failedOf(await sit(9))).toMatchObject({ correct: null })
  })

  test('tells no more in the file of what is kept of the person', async () => {
    await sit(9)
    const { body } = await reader.get('/api/user/export')
    const { exams } = body as { exams: object[] }
    expect(exams).toMatchObject([{ correct: null, isPassed: false }])
    expect(JSON.stringify(exams)).not.toMatch(/correctAnswer|reasons/)
  })

  test('is marked from ten right answers on with their number', async () => {
    expect(failedOf(await sit(10)).correct).toBe(10)
  })

  test('gives no reasons, which a passed one gives', async () => {
    expect(await sit(16)).not.toHaveProperty('result.questions')
    const { questions } = passedOf(await sit(17))
    for (const { reasons, explanation } of questions) {
      expect(reasons).toHaveLength(4)
      expect(explanation).not.toBe('')
    }
  })

  test('puts its questions off for the account, however long ago it was', async () => {
    const first = await sit(16)
    await passDays(31)
    const second = examOf((await begin()).body)
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([])
  })
})

describe('an account', () => {
  test('begins at most two exams in 24 hours, unsubmitted ones among them, and is told when the next one is possible', async () => {
    const first = app.clock.now()
    await sit(0)
    app.clock.advance(HOUR_MS)
    expect((await read()).nextAt).toBeNull()
    const second = examOf((await begin()).body)
    expect((await read()).nextAt).toBe(new Date(first.getTime() + DAY_MS).toISOString())
    await submit(second.examId, answerRightly(second, 0))
    const refused = await begin()
    expect(refused).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('at most two exams in 24 hours') as string,
    })
    const left = first.getTime() + DAY_MS - app.clock.now().getTime()
    expect(refused.headers.get('retry-after')).toBe(String(left / 1000))
    app.clock.advance(left)
    expect((await begin()).status).toBe(200)
  })

  test('keeps the name of its first certificate, whatever is typed for a later one', async () => {
    const certify = (examId: string, holderName: string) =>
      reader.post(`/api/exam/${examId}/certificate`, { holderName })
    expect((await read()).holderName).toBeNull()
    const first = await sit(20)
    const { certificate } = passedOf(examOf((await certify(first.examId, 'Amara Okafor')).body))
    const owner = await app.signIn(await app.buildAdmin())
    const path = `/api/admin/credentials/${certificate?.credentialId ?? ''}/revoke`
    expect((await owner.post(path, { reason: 'By mistake.' })).status).toBe(200)
    const second = await sit(20)
    expect((await read()).holderName).toBe('Amara Okafor')
    const { body } = await certify(second.examId, 'Grace Hopper')
    expect(passedOf(examOf(body)).certificate?.holderName).toBe('Amara Okafor')
  })

  test('is told that the exam is closed for a class with too few questions', async () => {
    const delivered = await app.services.content.read()
    const content = { ...delivered.content, exam: delivered.content.exam.slice(0, 8) }
    const reading = vi.spyOn(app.services.content, 'read')
    onTestFinished(() => {
      reading.mockRestore()
    })
    reading.mockResolvedValue({ ...delivered, content })
    const { mayBegin, closedClasses } = await read()
    expect(mayBegin).toBe(true)
    expect(closedClasses).toContain('F-1')
    expect(await begin()).toMatchObject({ status: 503, body: { error: 'EXAM_UNAVAILABLE' } })
  })
})
