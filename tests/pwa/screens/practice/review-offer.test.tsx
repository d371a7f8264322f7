import { expect, test } from 'vitest'
import { readText, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import { freeContent } from '#api/learning/content/learning-content.ts'
import type { DueQuestions } from '#pwa/screens/practice/read-due-questions.ts'
import { ReviewOffer } from '#pwa/screens/practice/review-offer.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'

const { questions } = freeContent
const NEXT = Date.parse('2026-12-01T09:30:00Z')

function offer(data?: DueQuestions): string {
  const screen = <ReviewOffer {...{ owner: SOMEBODY.id, questions }} onReview={() => undefined} />
  return renderScreen(screen, {
    prepare: (client) => {
      if (data) client.setQueryData(['due-questions', SOMEBODY.id], data)
    },
  })
}

test('nothing is said until the device was asked, and where no question was missed', () => {
  expect(offer()).toBe('')
  expect(offer({ due: [], nextAt: null })).toBe('')
})

test('the next review is told while none is due', () => {
  const markup = offer({ due: [], nextAt: NEXT })
  expect(readText(markup)).toBe(`Next review of missed questions: ${formatInstant(NEXT)}.`)
  expect(textsOf(markup, 'button')).toEqual([])
})

test.each([
  [1, '1 missed question is due'],
  [2, '2 missed questions are due'],
])('%i due are offered at once, whatever comes later', (count, title) => {
  const markup = offer({ due: questions.slice(0, count), nextAt: NEXT })
  expect(readText(markup)).toContain(title)
  expect(readText(markup)).not.toContain('Next review')
  expect(textsOf(markup, 'button')).toEqual(['Review now'])
})
