// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import type { FinishedTest } from '#contracts/sync.ts'
import { Practice } from '#pwa/screens/learning/dashboard/practice.tsx'

const TODAY = '2026-06-20'

function finish(day: number, answered: number, right: number, test: FinishedTest['test']) {
  const result = {
    score: 0,
    totalQuestions: 30,
    correctAnswers: right,
    timeSpent: 60,
    categoryScores: {},
  }
  const questions = Array.from({ length: answered }, (_, place) => place + 1)
  const at = new Date(2026, 5, day, 12).toISOString()
  return { id: crypto.randomUUID(), at, test, visaType: 'F-1', questions, result }
}

const show = (tests: FinishedTest[]) => showScreen(<Practice tests={tests} today={TODAY} />)

test('each day of the last fourteen has a bar, and the same numbers are in a table', async () => {
  const page = await show([
    finish(6, 30, 30, 'practice_test'),
    finish(7, 5, 3, 'quick_check'),
    finish(20, 20, 10, 'practice_test'),
    finish(20, 5, 5, 'quick_check'),
    finish(20, 5, 5, 'simulator'),
  ])
  await page.findByRole('img', { name: 'Test questions by day, the last 14 days' })
  page.getByText('30 test questions in 14 days, 60% right')
  expect(page.container.querySelectorAll('svg g')).toHaveLength(14)
  const rows = page.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['DayAnsweredRight', '7 Jun 202653', '20 Jun 20262515'])
})

test('nothing is drawn without a test in these days', async () => {
  const page = await show([finish(6, 30, 30, 'practice_test')])
  page.getByText('No test in the last 14 days. The next one draws a bar here.')
  expect(page.container.querySelector('svg')).toBeNull()
})
