// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { freeContent } from '#api/learning/content/learning-content.ts'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { Results } from '#pwa/screens/practice/results.tsx'
import { finish, questionsOf, startReview, startRun } from '#pwa/screens/practice/test-run.ts'
import { askedPaths } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const { questions: practiceQuestions } = freeContent

const FRESH = { id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10', seed: 7, now: 0 }
const QUICK = { visaType: 'F-1', format: 'quick', feedback: 'each', timeFactor: 1 } as const

const quick = finish(startRun(QUICK, practiceQuestions, FRESH), 5000, 5000)
const review = finish(startReview(practiceQuestions.slice(0, 2), FRESH), 5000, 5000)

function show(run: typeof quick, known: { user?: CurrentUser | null } = {}, onNext?: () => void) {
  return showScreen(
    <Results
      run={run}
      questions={questionsOf(run, practiceQuestions)}
      isArrival={false}
      onRetake={() => undefined}
      onNext={onNext}
      onChange={() => undefined}
    />,
    known,
  )
}

async function addressOfSaving(run: typeof quick, user: CurrentUser | null) {
  const { queryByRole } = await show(run, { user })
  return queryByRole('link', { name: 'Save this result' })?.getAttribute('href')
}

test('a visitor may save a result, by a sign-up that leads to it', async () => {
  expect(await addressOfSaving(quick, null)).toBe('/auth?tab=signup&next=%2Fprogress')
})

test('what is in an account already, or counts for no score, is not offered to be saved', async () => {
  expect(await addressOfSaving(quick, AMARA)).toBeUndefined()
  expect(await addressOfSaving(review, null)).toBeUndefined()
})

test.each([
  [3, '60%', 'Passed'],
  [2, '40%', 'Not passed'],
])('a quick check of five with %d right reads %s: %s', async (right, score, verdict) => {
  const run = startRun(QUICK, practiceQuestions, FRESH)
  const answers = Object.fromEntries(
    questionsOf(run, practiceQuestions).map(({ id, options, correctAnswer }, at) => [
      id,
      at < right ? correctAnswer : (correctAnswer + 1) % options.length,
    ]),
  )
  const page = await show(finish({ ...run, answers }, 5000, 5000))
  page.getByText(score)
  page.getByText(verdict)
})

test('the next test is offered beside the same one, where there is a next one', async () => {
  const onNext = vi.fn()
  const { getByRole } = await show(quick, { user: AMARA }, onNext)
  getByRole('button', { name: 'Retake Test' })
  getByRole('button', { name: 'Take the next test' }).click()
  expect(onNext).toHaveBeenCalledOnce()
})

test.each([
  [
    'who has premium access',
    { ...AMARA, hasPremiumAccess: true },
    'Back to Dashboard',
    '/dashboard',
  ],
  ['who has an account alone', { ...AMARA, hasPremiumAccess: false }, 'Back to Home', '/'],
  ['a visitor', null, 'Back to Home', '/'],
])('the way back of %s leads to a place that opens', async (_who, user, name, address) => {
  const { getByRole } = await show(quick, { user })
  expect(getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test('no other test is offered to who has only one', async () => {
  const { queryByRole } = await show(quick, { user: AMARA })
  expect(queryByRole('button', { name: 'Take the next test' })).toBeNull()
})

test('a result stands without a connection: it does not ask again who is signed in', async () => {
  const { getByText } = await show(review)
  getByText(/review of missed questions/)
  expect(askedPaths()).toEqual([])
})
