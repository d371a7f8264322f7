import { describe, expect, test } from 'vitest'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { EXAM_SHARE } from '#contracts/learning/exam.ts'
import { modulesOf } from '#contracts/learning/taught-in.ts'
import { type PracticeQuestion, READER_CLASSES } from '#contracts/learning/learning.ts'

const BANK = buildContent.exam
const { free, premium } = buildContent
const PRACTISED = [...free.questions, ...premium.questions, ...premium.classQuestions]
const FACTS = new Map(buildContent.facts.map((fact) => [fact.id, fact]))

/**
 * Reduces a text to its letters and digits. Texts that differ only in punctuation then count as
 * equal.
 */
function plain(text = ''): string {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(' ')
}

const answerOf = ({ options, correctAnswer }: PracticeQuestion) => plain(options[correctAnswer])
const countFor = (name: string) => BANK.filter(({ visaType }) => visaType === name).length

describe('the bank of the exam', () => {
  test('holds questions for everybody for three exams, and some in reserve', () => {
    expect(countFor('All')).toBeGreaterThanOrEqual(3 * EXAM_SHARE.all)
  })

  test.each(READER_CLASSES)('holds questions for two exams for %s, and some in reserve', (type) => {
    expect(countFor(type)).toBeGreaterThanOrEqual(2 * EXAM_SHARE.own + 4)
  })

  test('shares no question and no right answer with practice', () => {
    const stems = new Set(PRACTISED.map(({ question }) => plain(question)))
    const answers = new Set(PRACTISED.map(answerOf))
    const ids = new Set(PRACTISED.map(({ id }) => id))
    expect(BANK.filter(({ question }) => stems.has(plain(question)))).toEqual([])
    expect(BANK.filter((question) => answers.has(answerOf(question)))).toEqual([])
    expect(BANK.filter(({ id }) => ids.has(id))).toEqual([])
  })

  test('is taught in the guide, theme by theme', () => {
    const { paths } = premium
    const themes = [...new Set(BANK.map(({ category }) => category))]
    expect(themes.filter((theme) => modulesOf(theme, paths).length === 0)).toEqual([])
  })
})

test.each(BANK)(
  'exam question $id names fact, source and date, and a reason for each option',
  (row) => {
    expect(row.facts.length).toBeGreaterThan(0)
    expect(row.facts.every((id) => FACTS.has(id))).toBe(true)
    expect(row.sources.length).toBeGreaterThan(0)
    expect(row.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new Set(row.options).size).toBe(4)
    expect(row.reasons.map((reason) => reason.startsWith('Right: ')).indexOf(true)).toBe(
      row.correctAnswer,
    )
    expect(row.reasons.filter((reason) => reason.startsWith('Right: '))).toHaveLength(1)
  },
)
