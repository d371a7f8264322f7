import { describe, expect, test } from 'vitest'
import { bankContent, freeContent } from '#api/learning/content/learning-content.ts'
import { PRICE } from '#contracts/checkout/checkout.ts'
import { EXAM_PASS_PERCENT } from '#contracts/learning/exam.ts'
import {
  BANK_QUESTIONS_MIN,
  SIMULATED_QUESTIONS_MIN,
} from '#contracts/learning/interview-question.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { TABLES } from '#api/privacy/tables.ts'
import * as claims from '#pwa/screens/storefront/claims/claims.ts'
import { FEATURES } from '#pwa/screens/storefront/sections/feature-list.ts'
import { PRIVACY, REFUND, TERMS } from '#pwa/screens/storefront/legal/legal-texts.ts'
import {
  ARE_SAMPLES,
  placeOf,
  TESTIMONIALS,
} from '#pwa/screens/storefront/testimonials/testimonials.ts'

const { questions: interviewQuestions } = bankContent
const noteIds = freeContent.notes.map(({ id }) => id)

describe('what the shop window says', () => {
  test('stands beside a note that the content has, wherever a feature claims a fact', () => {
    const used = FEATURES.flatMap(({ notes }) => notes)

    expect(FEATURES).toHaveLength(6)
    expect(used.filter((id) => !noteIds.includes(id))).toEqual([])
    expect(FEATURES.every(({ notes }) => notes.length > 0)).toBe(true)
  })

  test('names its price and both readings of each claim, and counts no more than there is', () => {
    expect(claims.PRICE).toBe('$19.99')
    expect([claims.PRICING_LIST_PRICE, claims.CHECKOUT_LIST_PRICE]).toEqual(['$49.99', '$67'])
    expect(claims.GUARANTEE).toMatch(/^60-day/)
    expect(claims.GUIDE_GUARANTEE).toMatch(/^30-day/)
    expect([claims.QUESTION_COUNT, claims.PRACTICE_QUESTION_COUNT]).toEqual([
      `${String(BANK_QUESTIONS_MIN)}+`,
      `${String(SIMULATED_QUESTIONS_MIN)}+`,
    ])
    const inSimulator = interviewQuestions.filter((question) => question.inSimulator)
    expect(interviewQuestions.length).toBeGreaterThanOrEqual(parseInt(claims.QUESTION_COUNT))
    expect(inSimulator.length).toBeGreaterThanOrEqual(parseInt(claims.PRACTICE_QUESTION_COUNT))
    expect(claims.FINAL_EXAM_PASS_MARK).toBe(`${String(EXAM_PASS_PERCENT)}%`)
    expect([claims.PASS_RATE, claims.SIGN_IN_SUCCESS_RATE]).toEqual(['98%', '94%'])
  })

  test('takes off its list prices what it says, at the price that is asked', () => {
    expect(claims.PRICE).toBe(formatPrice(PRICE))
    const percentOff = (listPrice: string) =>
      Math.round(100 - PRICE.cents / Number(listPrice.replace('$', '')))
    expect(claims.PRICING_DISCOUNT).toBe(`${String(percentOff(claims.PRICING_LIST_PRICE))}% off`)
    expect(claims.CHECKOUT_DISCOUNT).toMatch(
      `${String(percentOff(claims.CHECKOUT_LIST_PRICE))}% off`,
    )
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

  test('promises to keep things no longer than the hourly job does', () => {
    const text = PRIVACY.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
    const sweeps = TABLES.flatMap(({ table, sweeps = [] }) =>
      sweeps.map(({ days, blank }) => [blank ? 'network' : table, days] as const),
    )
    const promised = [
      ['network', 'removed after 90 days, the verification'],
      ['verification_logs', 'the verification itself after 2 years'],
      ['presentations', 'forgotten 7 days after it has expired'],
      ['account_tokens', 'links 30 days later'],
      ['mail_outbox', 'the record of a mail after 90 days'],
      ['users', 'without an order is removed after 30 days'],
      ['audit_entries', 'what administrators did after 7 years'],
      ['security_events', 'a month at a time, 365 days after the end of their month'],
      ['audit_details', 'the names and reasons beside it after 396 days'],
      ['purchases', 'without your name, for 10 years'],
    ] as const
    for (const [what, sentence] of promised) {
      expect(text).toContain(sentence)
      const [, count = '', unit] = /(\d+) (days|years)/.exec(sentence) ?? []
      const longest = unit === 'years' ? (Number(count) + 0.01) * 365 : Number(count)
      const kept = sweeps.filter(([name]) => name === what).map(([, days]) => days)
      expect(kept.length).toBeGreaterThan(0)
      for (const days of kept) expect(days).toBeLessThanOrEqual(longest)
    }
  })

  test('leaves to the operator what only the operator can say', () => {
    for (const { sections } of [PRIVACY, TERMS, REFUND]) {
      const text = sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
      expect(text).toContain('[Name, address and register number of the operator]')
    }
  })
})
