import { describe, expect, test } from 'vitest'
import { ownContent } from '#api/learning/check/check-content.ts'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'
import { find, findWithQuestion, findWithScored } from './finding.ts'

function findWithPool(id: number, change: Partial<PracticeQuestion>) {
  const { premium } = ownContent
  const questions = premium.questions.map((row) => (row.id === id ? { ...row, ...change } : row))
  return find({ premium: { ...premium, questions } })
}

function findWithExam(id: number, change: Partial<PracticeQuestion>) {
  return find({ exam: ownContent.exam.map((row) => (row.id === id ? { ...row, ...change } : row)) })
}

describe('the check finds', () => {
  test('a question of another visa type than its pool has places for', () => {
    expect(findWithPool(41, { visaType: 'L-1' })).toEqual([
      { rule: 5, where: 'pool B', what: '4 questions for F-1' },
      { rule: 5, where: 'pool B', what: '5 questions for L-1' },
    ])
  })

  test('a bought question in the free part', () => {
    const { free, premium } = ownContent
    const given = premium.questions.filter(({ id }) => id === 31)
    const premiumQuestions = premium.questions.filter(({ id }) => id !== 31)
    const found = find({
      free: { ...free, questions: [...free.questions, ...given] },
      premium: { ...premium, questions: premiumQuestions },
    })
    expect(found).toContainEqual({ rule: 5, where: '31', what: 'is in the wrong part' })
    expect(found).toHaveLength(2)
  })

  test('a free question in the part that is bought', () => {
    expect(findWithPool(31, { id: 1 })).toContainEqual({
      rule: 5,
      where: '1',
      what: 'is in the wrong part',
    })
  })

  test.each([31, 61])('a question that asks what another pool asks, as number %d', (id) => {
    const question = 'In L-1: how long must an applicant have worked abroad for his company?'
    expect(findWithPool(id, { question })).toEqual([
      expect.objectContaining({ rule: 6, where: String(id), what: 'repeats 28' }),
    ])
  })

  test.each([
    [1, 'pool B'],
    [2, 'pool C'],
  ])('a right option that is mostly the longest, or in one place, in pool %d', (pool, where) => {
    const { premium } = ownContent
    const spoil = (row: PracticeQuestion): PracticeQuestion => {
      if (poolOf(row) !== pool) return row
      const [, ...others] = row.options
      return { ...row, options: ['The right one '.repeat(5), ...others], correctAnswer: 0 }
    }
    const questions = premium.questions.map(spoil)
    const classQuestions = premium.classQuestions.map(spoil)
    expect(find({ premium: { ...premium, questions, classQuestions } })).toEqual([
      { rule: 7, where, what: 'the right option is the longest 38×' },
      { rule: 7, where, what: 'right by place: 38, 0, 0, 0' },
    ])
  })

  test('a question of the exam of another class than the draw counts on', () => {
    expect(findWithExam(1025, { visaType: 'L-1' })).toEqual([
      { rule: 5, where: 'exam bank', what: '23 questions for F-1' },
      { rule: 5, where: 'exam bank', what: '25 questions for L-1' },
    ])
  })

  test('a question of the exam that a practice pool asks too', () => {
    const question = 'In L-1: how long must an applicant have worked abroad for his company?'
    expect(findWithExam(1073, { question })).toEqual([
      expect.objectContaining({ rule: 6, where: '1073', what: 'repeats 28' }),
    ])
  })

  test('a question of the exam with the right answer of a practice question', () => {
    const answer = 'One continuous year, in the last three'
    expect(
      findWithExam(1074, { options: ['At will', answer, 'Two years', 'None'] }),
    ).toContainEqual({
      rule: 20,
      where: '1074',
      what: 'has the answer of 28',
    })
  })

  test('right options of the exam that are mostly the longest, or in one place', () => {
    const exam = ownContent.exam.map((row): PracticeQuestion => {
      const [, ...others] = row.options
      return { ...row, options: ['The right one '.repeat(8), ...others], correctAnswer: 0 }
    })
    expect(find({ exam })).toEqual([
      { rule: 7, where: 'exam bank', what: 'the right option is the longest 204×' },
      { rule: 7, where: 'exam bank', what: 'right by place: 204, 0, 0, 0' },
    ])
  })

  test('a free number, a long sentence and a weak fact in the exam', () => {
    expect(findWithExam(1009, { question: 'Where do you wait for 45 days?' })).toEqual([
      expect.objectContaining({ rule: 3, where: 'exam/1009' }),
    ])
    expect(findWithExam(1009, { question: `${'Read it well and '.repeat(7)}rest.` })).toEqual([
      expect.objectContaining({ rule: 8, where: 'exam/1009' }),
    ])
    expect(findWithExam(1009, { facts: ['QF4'] })).toContainEqual(
      expect.objectContaining({ rule: 1, where: 'QF4' }),
    )
  })

  test.each([31, 61])('a number that no fact states and a long sentence in question %d', (id) => {
    expect(findWithPool(id, { question: 'Where do you wait for 45 days?' })).toEqual([
      expect.objectContaining({ rule: 3, where: `premium/${String(id)}` }),
    ])
    expect(findWithPool(id, { question: `${'Read it well and '.repeat(7)}rest.` })).toEqual([
      expect.objectContaining({ rule: 8, where: `premium/${String(id)}` }),
    ])
  })

  test('a weak fact behind a question that is paid for, and a long explanation of it', () => {
    expect(findWithPool(31, { facts: ['QF4'] })).toContainEqual(
      expect.objectContaining({ rule: 1, where: 'QF4' }),
    )
    expect(findWithPool(31, { explanation: 'Read it. '.repeat(50) })).toEqual([
      expect.objectContaining({ rule: 9, where: '31' }),
    ])
  })

  test.each<[string, Partial<PracticeQuestion>]>([
    ['question', { question: 'What does let you go on with it?' }],
    ['option', { options: ['One', 'Two', 'Three', 'Four'] }],
  ])('a word of the specified test that changed: %s', (_name, change) => {
    expect(findWithScored(change)).toEqual([expect.objectContaining({ rule: 16, where: 'pool A' })])
  })

  test('another key of the specified test', () => {
    expect(findWithScored({ correctAnswer: 2 })).toContainEqual(
      expect.objectContaining({ rule: 16, where: 'pool A' }),
    )
  })

  test('an outline point that is a sentence of its own', () => {
    const point = 'The person who pays and the work and the town and the bank and the year'
    const outline = { 'F-1': [point, 'Work', 'Savings', 'How that money is earned'] }
    expect(findWithQuestion({ outline })).toEqual([expect.objectContaining({ rule: 9 })])
  })

  test('an outline in the first person', () => {
    expect(findWithQuestion({ strong: 'My father pays.' })).toEqual([
      expect.objectContaining({ rule: 10 }),
    ])
  })

  test.each<[string, Partial<InterviewQuestion>]>([
    ['a class without its outline', { classes: ['F-1', 'J-1'] }],
    ['a document that does not exist', { documents: ['diary'] }],
    ['a missing pattern', { redFlags: [] }],
    ['the theme of a family without its mark', { theme: 'Spouse or child: money' }],
    ['the mark of a family without its theme', { forFamily: true }],
    ['a pattern that is too long', { weak: 'Read it. '.repeat(30) }],
    [
      'a follow-up that hangs on no point',
      { followUps: { 'F-1': [{ question: 'Why?', unless: 'Nothing' }, { question: 'How?' }] } },
    ],
  ])('%s', (_name, change) => {
    expect(findWithQuestion(change)).toEqual([
      expect.objectContaining({ rule: 12, where: 'second-year' }),
    ])
  })

  test.each<[string, Partial<InterviewQuestion>]>([
    ['a count that stands in no table', { reported: { accounts: 3, accountsRead: 5, lists: 1 } }],
    [
      'a count of another question',
      { reported: { accounts: 3, accountsRead: 5, lists: 9, listsRead: 11 } },
    ],
  ])('%s', (_name, change) => {
    expect(findWithQuestion(change)).toEqual([
      expect.objectContaining({ rule: 18, where: 'second-year' }),
    ])
  })

  test('a strong answer that nobody speaks, or that is a speech', () => {
    const spoken = 'My father pays. He has a shop. He saved for it. It is enough. Here it is.'
    const example = { who: 'A student', text: spoken }
    expect(findWithQuestion({ example })).toEqual([
      expect.objectContaining({ rule: 19, where: 'second-year' }),
    ])
    const bank = ownContent.bank.map(({ example: _example, ...question }) => question)
    expect(find({ bank }).every(({ rule }) => rule === 19)).toBe(true)
  })

  test('two questions with one id', () => {
    expect(find({ bank: [...ownContent.bank, ...ownContent.bank] })).toContainEqual(
      expect.objectContaining({ rule: 12 }),
    )
  })
})
