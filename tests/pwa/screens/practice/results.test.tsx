import { expect, test } from 'vitest'
import { renderScreen, SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import { practiceQuestions } from '#api/learning/content/practice-questions.ts'
import type { CurrentUser } from '#contracts/account.ts'
import { Results } from '#pwa/screens/practice/results.tsx'
import { finish, questionsOf, startReview, startRun } from '#pwa/screens/practice/test-run.ts'

const FRESH = { id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10', seed: 7, now: 0 }
const QUICK = { visaType: 'F-1', format: 'quick', feedback: 'each', timeFactor: 1 } as const

const quick = finish(startRun(QUICK, practiceQuestions, FRESH), 5000, 5000)
const review = finish(startReview(practiceQuestions.slice(0, 2), FRESH), 5000, 5000)

function addressOfSaving(run: typeof quick, user: CurrentUser | null): string | undefined {
  const markup = renderScreen(
    <Results
      run={run}
      questions={questionsOf(run, practiceQuestions)}
      isArrival={false}
      onRetake={() => undefined}
      onChange={() => undefined}
    />,
    { user },
  )
  return /href="([^"]*)"[^>]*>Save this result/.exec(markup)?.[1]?.replace('&amp;', '&')
}

test('a visitor may save a result, by a sign-up that leads to it', () => {
  expect(addressOfSaving(quick, null)).toBe('/auth?tab=signup&next=%2Fprogress')
})

test('what is in an account already, or counts for no score, is not offered to be saved', () => {
  expect(addressOfSaving(quick, SOMEBODY)).toBeUndefined()
  expect(addressOfSaving(review, null)).toBeUndefined()
})
