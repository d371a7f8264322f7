// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { questionsOf, startRun } from '#pwa/screens/practice/test-run.ts'
import { RunningTest } from '#pwa/screens/practice/running-test.tsx'

const { questions: practiceQuestions } = freeContent

beforeEach(() => {
  // Scrolls down to the button that starts a test. A list of visa types is above the button, and is
  // longer than a phone's screen.
  document.body.style.height = '3000px'
  scrollTo({ top: 763 })
})

function begin(feedback: 'each' | 'end') {
  const run = startRun(
    { visaType: 'F-1', format: 'untimed', feedback, timeFactor: 1 },
    practiceQuestions,
    { id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10', seed: 7, now: 0 },
  )
  return { run, questions: questionsOf(run, practiceQuestions) }
}

function show({ run, questions }: ReturnType<typeof begin>, answers: Record<string, number>) {
  render(
    <RunningTest
      run={{ ...run, answers }}
      questions={questions}
      onChange={() => undefined}
      onSubmit={() => undefined}
    />,
  )
}

test('a test begins at its top, and each question after the first too', () => {
  const test = begin('end')
  const { run, questions } = test
  show(test, { [String(run.questionIds[0])]: 0 })
  expect(scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe(questions[0]?.question)

  scrollTo({ top: 245 })
  act(() => {
    screen.getByRole('button', { name: 'Continue' }).click()
  })
  expect(scrollY).toBe(0)
  expect(document.activeElement?.textContent).toBe(questions[1]?.question)
})

test.each([
  ['each', 'an open one', false, null],
  ['each', 'an answered one', true, 'Right.'],
  ['end', 'an answered one', true, null],
] as const)('with feedback at %s, %s is judged so', (feedback, _what, isAnswered, verdict) => {
  const test = begin(feedback)
  const [first] = test.questions
  if (!first) throw new Error('There is no question.')
  show(test, isAnswered ? { [first.id]: first.correctAnswer } : {})
  expect(screen.queryByText(/^(Right|Not right)\.$/)?.textContent ?? null).toBe(verdict)
  const reasons = first.reasons.filter((reason) => document.body.textContent.includes(reason))
  expect(reasons).toEqual(verdict === null ? [] : first.reasons)
})
