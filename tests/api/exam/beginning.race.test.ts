import { expect, test } from 'vitest'
import { ExamRow } from '#api/exam/exam-row.ts'
import { EXAM_DAY } from '#tests/support/clock.ts'
import { buy } from '#tests/support/checkout/checkout.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import {
  allModulesDone,
  answerRightly,
  examOf,
  failedOf,
  reportProgress,
} from '#tests/support/server/exams.ts'

/** The choices of a reader who has opened the account in several tabs. The tabs use two servers. */
const CHOICE = { readerClass: 'F-1', pace: 'standard' }
const TABS = 4
const storage = await openTestDatabase()
const start = () => startTestApp({ storage, now: EXAM_DAY })
const apps = [await start(), await start()] as const

async function openTabs() {
  const [{ buildUser }] = apps
  const row = await buildUser()
  const readers = await Promise.all(apps.map((app) => app.signIn(row)))
  const [first] = readers
  if (!first) throw new Error('no reader')
  await buy(first, row.email)
  await reportProgress(first, allModulesDone(EXAM_DAY.toISOString()))
  const tabs = readers.flatMap((reader) => Array.from({ length: TABS }, () => reader))
  return { tabs, readExams: () => ExamRow.query(storage.database).where({ userId: row.id }) }
}

test('beginning in several tabs at once begins one exam, and all of them show it', async () => {
  const { tabs, readExams } = await openTabs()
  const replies = await Promise.all(tabs.map((reader) => reader.post('/api/exam', CHOICE)))
  expect(replies.map(({ status }) => status)).toEqual(tabs.map(() => 200))
  expect(await readExams()).toHaveLength(1)
  expect(new Set(replies.map(({ body }) => JSON.stringify(examOf(body).questions))).size).toBe(1)
})

test('sending answers in several tabs at once counts one of them', async () => {
  const { tabs } = await openTabs()
  const [one] = tabs
  if (!one) throw new Error('no tab')
  const exam = examOf((await one.post('/api/exam', CHOICE)).body)
  for (const { clock } of apps) clock.advance(60_000)
  const replies = await Promise.all(
    tabs.map((reader, at) =>
      reader.post(`/api/exam/${exam.examId}/answers`, {
        answers: answerRightly(exam, 10 + (at % 4)),
      }),
    ),
  )
  const results = replies.filter(({ status }) => status === 200).map(({ body }) => examOf(body))
  expect(results.length).toBeGreaterThan(0)
  expect(new Set(results.map((result) => JSON.stringify(failedOf(result)))).size).toBe(1)
})
