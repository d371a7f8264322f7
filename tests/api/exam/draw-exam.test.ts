import { describe, expect, test } from 'vitest'
import { drawExam } from '#api/exam/draw-exam.ts'
import { closedClassesOf } from '#api/learning/exam-bank.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { isExamPassed } from '#contracts/learning/exam.ts'
import { type PracticeQuestion, READER_CLASSES } from '#contracts/learning/learning.ts'

const BANK = buildContent.exam
const TODAY = BANK[0]?.edition ?? ''

function draw(
  readerClass: (typeof READER_CLASSES)[number],
  { bank = BANK, asked = [] as number[] } = {},
): PracticeQuestion[] {
  return drawExam(bank, readerClass, { today: TODAY, asked }) ?? []
}

const idsOf = (questions: readonly PracticeQuestion[]) => questions.map(({ id }) => id)

describe('an exam', () => {
  test.each(READER_CLASSES)(
    'for %s has twelve questions for all and eight of its class',
    (type) => {
      const drawn = draw(type)
      expect(drawn.filter(({ visaType }) => visaType === 'All')).toHaveLength(12)
      expect(drawn.filter(({ visaType }) => visaType === type)).toHaveLength(8)
      expect(new Set(idsOf(drawn)).size).toBe(20)
    },
  )

  test.each(READER_CLASSES)('for %s comes from the bank alone', (readerClass) => {
    expect(draw(readerClass).every(({ id }) => id > 1000)).toBe(true)
  })

  test('asks nothing that does not hold, and nothing after its last day', () => {
    const isBlocked = ({ id }: PracticeQuestion) => id % 32 === 0
    const isOver = ({ id }: PracticeQuestion) => id % 31 === 0
    const bank = BANK.map((question) => ({
      ...question,
      askedUntil: isOver(question) ? '2026-01-01' : TODAY,
      ...(isBlocked(question) ? { status: 'blocked' as const } : {}),
    }))
    const drawn = draw('F-1', { bank })
    expect(drawn).toHaveLength(20)
    expect(drawn.filter((question) => isBlocked(question) || isOver(question))).toEqual([])
  })

  test.each(READER_CLASSES)(
    'for %s repeats nothing that the account was asked before',
    (readerClass) => {
      const first = idsOf(draw(readerClass))
      const second = idsOf(draw(readerClass, { asked: first }))
      expect(second.filter((id) => first.includes(id))).toEqual([])
    },
  )

  test('asks again what was asked longest ago, once no others are left', () => {
    const all = BANK.filter(({ visaType }) => visaType === 'All').slice(0, 24)
    const own = BANK.filter(({ visaType }) => visaType === 'TN').slice(0, 16)
    const first = idsOf([...all.slice(0, 12), ...own.slice(0, 8)])
    const asked = [...first, ...idsOf([...all.slice(12), ...own.slice(8)])]
    const drawn = draw('TN', { bank: [...all, ...own], asked })
    expect(idsOf(drawn).toSorted()).toEqual(first.toSorted())
  })

  test('asks about the interview for a fee to the last day of the fee, and not after it', () => {
    const all = BANK.filter(({ visaType }) => visaType === 'All').slice(0, 24)
    const visitors = BANK.filter(({ visaType }) => visaType === 'B-1/B-2')
    const isOfFee = ({ facts }: PracticeQuestion) => facts.includes('FE6')
    const lasting = visitors.filter((question) => !isOfFee(question)).slice(0, 16)
    const bank = [...all, ...lasting, ...visitors.filter(isOfFee)].map((question) =>
      isOfFee(question) ? question : { ...question, askedUntil: '2028-01-01' },
    )
    const asked = idsOf([...all.slice(0, 12), ...lasting])
    const countOn = (today: string) =>
      drawExam(bank, 'B-1/B-2', { today, asked })?.filter(isOfFee).length
    expect(countOn('2026-12-31')).toBe(visitors.filter(isOfFee).length)
    expect(countOn('2027-01-01')).toBe(0)
  })

  test('is closed for a class with one question less than two exams take', () => {
    const [spare] = BANK.filter(({ visaType }) => visaType === 'F-1').slice(15)
    const own = BANK.filter(({ visaType }) => visaType === 'F-1').slice(0, 16)
    const all = BANK.filter(({ visaType }) => visaType !== 'F-1')
    expect(closedClassesOf([...all, ...own], TODAY)).toEqual([])
    const left = own.map((row) => (row === spare ? { ...row, status: 'ended' as const } : row))
    expect(closedClassesOf([...all, ...left], TODAY)).toEqual(['F-1'])
    expect(drawExam([...all, ...left], 'F-1', { today: TODAY, asked: [] })).toBeNull()
    expect(drawExam([...all, ...left], 'J-1', { today: TODAY, asked: [] })).toHaveLength(20)
  })

  test('is none, and closed, where too few questions are left', () => {
    const few = BANK.slice(0, 8)
    expect(drawExam(few, 'F-1', { today: TODAY, asked: [] })).toBeNull()
    expect(closedClassesOf(few, TODAY)).toEqual(READER_CLASSES)
  })
})

test.each([
  [16, false],
  [17, true],
  [20, true],
])('%i of twenty right answers pass: %s', (correct, passes) => {
  expect(isExamPassed(correct, 20)).toBe(passes)
})
