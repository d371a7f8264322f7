import { describe, expect, test } from 'vitest'
import { drawExam } from '#api/exam/draw-exam.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { isExamPassed } from '#contracts/learning/exam.ts'
import { READER_CLASSES, VISA_TYPES } from '#contracts/learning/learning.ts'

const TODAY = '2026-11-24'
const isOfBank = ({ id }: { id: number }) => id > 1000

function draw(readerClass: (typeof READER_CLASSES)[number], content = buildContent, today = TODAY) {
  return drawExam(content, readerClass, today) ?? []
}

describe('an exam', () => {
  test.each(VISA_TYPES)('for %s has twelve questions for all and eight of its class', (type) => {
    const drawn = draw(type)
    expect(drawn.filter(({ visaType }) => visaType === 'All')).toHaveLength(12)
    expect(drawn.filter(({ visaType }) => visaType === type)).toHaveLength(8)
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(20)
  })

  test.each(['O-1', 'TN'] as const)('for %s has twenty questions for all', (readerClass) => {
    const drawn = draw(readerClass)
    expect(new Set(drawn.map(({ visaType }) => visaType))).toEqual(new Set(['All']))
    expect(drawn).toHaveLength(20)
  })

  test.each(READER_CLASSES)('for %s comes half from the pools and half from the bank', (type) => {
    expect(draw(type).filter(isOfBank)).toHaveLength(10)
  })

  test('asks nothing whose facts have expired or do not hold, and fills up from the other half', () => {
    const stale = buildContent.exam.map((question, at) => ({
      ...question,
      ...(at % 2 === 0 ? { expires: '2026-11-23' } : { status: 'blocked' as const }),
    }))
    const drawn = draw('F-1', { ...buildContent, exam: stale })
    expect(drawn).toHaveLength(20)
    expect(drawn.filter(isOfBank)).toEqual([])
  })

  test('is none where too few questions are left', () => {
    expect(drawExam(buildContent, 'F-1', '2099-01-01')).toBeNull()
  })
})

test.each([
  [16, false],
  [17, true],
  [20, true],
])('%i of twenty right answers pass: %s', (correct, passes) => {
  expect(isExamPassed(correct, 20)).toBe(passes)
})
