import { expect, test } from 'vitest'
import { weakThemesOf } from '#api/exam/weak-themes.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

const { paths } = buildContent.premium
const [ANY] = buildContent.exam

/** Returns an exam with this number of right and wrong answers in each theme. */
function examOf(themes: Record<string, readonly [right: number, wrong: number]>) {
  const rows = Object.entries(themes).flatMap(([category, [right, wrong]]) =>
    Array.from({ length: right + wrong }, (_, at) => ({ category, isRight: at < right })),
  )
  return {
    questions: rows.map(
      ({ category }) => ({ ...ANY, category, correctAnswer: 0 }) as PracticeQuestion,
    ),
    answers: rows.map(({ isRight }) => (isRight ? 0 : 1)),
    correct: rows.filter(({ isRight }) => isRight).length,
  }
}

const namesOf = (exam: Parameters<typeof weakThemesOf>[0]) =>
  weakThemesOf(exam, paths).map(({ name }) => name)

test('the weakest three themes are named, the weakest first', () => {
  const exam = examOf({
    'DS-160': [5, 0],
    Eligibility: [3, 2],
    'Interview Day': [1, 3],
    'Law and Refusals': [2, 4],
  })
  expect(namesOf(exam)).toEqual(['Interview Day', 'Law and Refusals', 'Eligibility'])
})

test('a theme of one or two questions is not named, which would tell of an answer', () => {
  const exam = examOf({
    'DS-160': [8, 1],
    Eligibility: [5, 3],
    'Social Media': [0, 1],
    'Interview Day': [0, 2],
  })
  expect(namesOf(exam)).toEqual(['Eligibility', 'DS-160'])
})

test('below what is told all themes of the exam are named, whatever was answered', () => {
  const themes = (right: number) =>
    namesOf({
      ...examOf({ Eligibility: [right, 10], 'Social Media': [0, 1] }),
      correct: null,
    })
  expect(themes(0)).toEqual(['Social Media', 'Eligibility'])
  expect(themes(9)).toEqual(themes(0))
})
