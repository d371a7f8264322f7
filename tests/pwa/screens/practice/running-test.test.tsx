// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { questionsOf, startRun } from '#pwa/screens/practice/test-run.ts'
import { RunningTest } from '#pwa/screens/practice/running-test.tsx'

const { questions: practiceQuestions } = freeContent

beforeEach(() => {
  // Where the button was that started the test: the choice of visa types is longer than a phone.
  document.body.style.height = '3000px'
  scrollTo({ top: 763 })
})

test('a test begins at its top, and each question after the first too', () => {
  const run = startRun(
    { visaType: 'F-1', format: 'untimed', feedback: 'end', timeFactor: 1 },
    practiceQuestions,
    { id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10', seed: 7, now: 0 },
  )
  const questions = questionsOf(run, practiceQuestions)
  const answered = { ...run, answers: { [String(run.questionIds[0])]: 0 } }
  render(
    <RunningTest
      run={answered}
      questions={questions}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
  )
  expect(scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe(questions[0]?.question)

  scrollTo({ top: 245 })
  act(() => {
    screen.getByRole('button', { name: 'Continue' }).click()
  })
  expect(scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe(questions[1]?.question)
})
