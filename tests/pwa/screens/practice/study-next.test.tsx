// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { StudyNext } from '#pwa/screens/practice/study-next.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const shares = (scores: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(scores).map(([name, correct]) => [name, { correct, total: 10 }]),
  )

function show(score: number, categories: Record<string, number>) {
  keepUser({ ...AMARA, hasPremiumAccess: true })
  answer(learningContent, () => premiumContent)
  const result = {
    score,
    totalQuestions: 40,
    correctAnswers: 30,
    timeSpent: 60,
    categoryScores: shares(categories),
  }
  return showScreen(<StudyNext owner={AMARA.id} result={result} />)
}

test('the three weakest themes lead to the modules that teach them, the weakest first', async () => {
  const page = await show(70, {
    'DS-160': 9,
    Eligibility: 4,
    'Interview Day': 6,
    'Law and Refusals': 8,
    'Social Media': 10,
  })
  const items = await page.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent.split(':')[0])).toEqual([
    'Eligibility',
    'Interview Day',
    'Law and Refusals',
  ])
  expect(page.getAllByRole('link')[0]?.getAttribute('href')).toBe(
    '/learn/requirements?module=overview',
  )
})

test('a test without a wrong answer leads to the exam', async () => {
  const page = await show(100, { 'DS-160': 10 })
  const link = await page.findByRole('link', { name: 'Go to the final exam' })
  expect(link.getAttribute('href')).toBe('/exam')
})
