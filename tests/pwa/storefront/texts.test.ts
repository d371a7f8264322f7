import { describe, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import * as claims from '#pwa/storefront/claims.ts'
import { FEATURES } from '#pwa/storefront/feature-list.ts'
import { PRIVACY, REFUND, TERMS } from '#pwa/storefront/legal-texts.ts'
import { ARE_SAMPLES, placeOf, TESTIMONIALS } from '#pwa/storefront/testimonials.ts'

const noteIds = freeContent.notes.map(({ id }) => id)

describe('what the shop window says', () => {
  test('stands beside a note that the content has, wherever a feature claims a fact', () => {
    const used = FEATURES.flatMap(({ notes }) => notes)

    expect(FEATURES).toHaveLength(6)
    expect(used.filter((id) => !noteIds.includes(id))).toEqual([])
    expect(FEATURES.every(({ notes }) => notes.length > 0)).toBe(true)
  })

  test('names its price and both readings of each claim', () => {
    expect(claims.PRICE).toBe('$19.99')
    expect([claims.PRICING_LIST_PRICE, claims.CHECKOUT_LIST_PRICE]).toEqual(['$49.99', '$67'])
    expect(claims.GUARANTEE).toMatch(/^60-day/)
    expect(claims.GUIDE_GUARANTEE).toMatch(/^30-day/)
    expect([claims.QUESTION_COUNT, claims.PRACTICE_QUESTION_COUNT]).toEqual(['200+', '100+'])
    expect([claims.PASS_RATE, claims.SIGN_IN_SUCCESS_RATE]).toEqual(['98%', '94%'])
  })

  test('quotes nobody: its testimonials are samples and say so', () => {
    expect(ARE_SAMPLES).toBe(true)
    for (const testimonial of TESTIMONIALS) {
      expect(testimonial.rating).toBeGreaterThanOrEqual(1)
      expect(testimonial.rating).toBeLessThanOrEqual(5)
      expect(placeOf(testimonial)).not.toBe('')
      expect(testimonial.text).toMatch(/^Here /)
    }
  })

  test('leaves to the operator what only the operator can say', () => {
    for (const { sections } of [PRIVACY, TERMS, REFUND]) {
      const text = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
      expect(text).toContain('[Name, address and register number of the operator]')
    }
  })
})
