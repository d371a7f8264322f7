import { describe, expect, test } from 'vitest'
import {
  isAnswered,
  NEW_RUN,
  nextQuestion,
  submitAnswer,
  type SimulatorRun,
} from '#pwa/screens/interview/simulator-run.ts'

function type(run: SimulatorRun, draft: string): SimulatorRun {
  return { ...run, draft }
}

describe('the interview simulator', () => {
  test('takes no answer of nothing but white space', () => {
    expect(isAnswered(submitAnswer(type(NEW_RUN, ' \n '), 5))).toBe(false)
  })

  test('does not move on before an answer', () => {
    expect(nextQuestion(NEW_RUN)).toEqual(NEW_RUN)
  })

  test('keeps the first answer to a question and clears the box for the next', () => {
    const answered = submitAnswer(type(NEW_RUN, ' to study '), 5)
    expect(submitAnswer(type(answered, 'another'), 5).answers).toEqual(['to study'])
    expect(nextQuestion(answered)).toMatchObject({ index: 1, draft: '' })
  })

  test('is complete with the last answer', () => {
    let run = NEW_RUN
    for (let number = 1; number <= 5; number++) {
      run = submitAnswer(type(run, `answer ${String(number)}`), 5)
      expect(run.isComplete).toBe(number === 5)
      run = nextQuestion(run)
    }
    expect(run.answers).toHaveLength(5)
    expect(run.index).toBe(4)
  })
})
