// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { learningContent, learningTranslation } from '#contracts/learning/learning-content.ts'
import { words } from '#pwa/device/content/words.tsx'
import { CheatSheetPage } from '#pwa/screens/learning/print/sheet-page.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { AMARA } from '#tests/support/browser/people.ts'
import { spanishPremium, spanishPremiumTexts } from '#tests/support/browser/spanish-content.ts'

test('a cheat sheet is in English first, and in Spanish under it with the mark', async () => {
  keepUser(AMARA)
  answer(learningContent, () => premiumContent)
  answer(learningTranslation, () => spanishPremiumTexts)
  const page = await showScreen(
    <Routes>
      <Route path="/:visa" element={<CheatSheetPage />} />
    </Routes>,
    { path: '/f-1', user: AMARA },
  )
  const [english, own] = [premiumContent, spanishPremium].map(({ cheatSheets }) =>
    cheatSheets.find(({ visaType }) => visaType === 'F-1'),
  )
  const block = await page.findByText(english?.blocks[0]?.heading ?? '')
  expect(block.closest('[lang]')?.getAttribute('lang')).toBe('en')
  const mark = page.getByText(words.reader.unread)
  const order = [block, mark, page.getByText(own?.blocks[0]?.heading ?? '')]
  expect(order.toSorted(byPlace)).toEqual(order)
  const [heading] = page.getAllByRole('heading', { level: 1 })
  expect(heading?.textContent).toBe(`${english?.title ?? ''}${own?.title ?? ''}`)
})

function byPlace(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
