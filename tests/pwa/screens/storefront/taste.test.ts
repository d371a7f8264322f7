import { describe, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { pickTaste } from '#pwa/screens/storefront/sections/taste.ts'

const { questions } = freeContent
const [first] = questions

describe('the taste of the practice test', () => {
  test('has three real questions of three categories that concern every visa', () => {
    const taste = pickTaste(questions, '2026-06-19')

    expect(taste).toHaveLength(3)
    expect(new Set(taste.map(({ category }) => category)).size).toBe(3)
    expect(taste.every(({ visaType }) => visaType === 'All')).toBe(true)
    expect(questions).toEqual(expect.arrayContaining(taste))
  })

  test('prefers questions that may still be asked, and is never empty', () => {
    const old = questions.map((question) => ({ ...question, askedUntil: '2026-12-18' }))
    const newer = old.map((question) =>
      question.id === first?.id ? question : { ...question, askedUntil: '2027-01-01' },
    )
    expect(pickTaste(newer, '2026-12-19').map(({ id }) => id)).not.toContain(first?.id)
    expect(pickTaste(newer, '2026-12-18').map(({ id }) => id)).toContain(first?.id)
    expect(pickTaste(old, '2030-01-01')).toHaveLength(3)
  })
})
