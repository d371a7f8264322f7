import { renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import { expect, test } from 'vitest'
import { Pager } from '#pwa/ui/pager.tsx'

test.each([
  [{ offset: 0, limit: 25, total: 0 }, 'No credentials'],
  [{ offset: 0, limit: 25, total: 7 }, '1–7 of 7 credentials'],
  [{ offset: 9975, limit: 25, total: 10_001 }, '9,976–10,000 of 10,001 credentials'],
])('%j is told as "%s", counted as all figures are', (page, told) => {
  const pager = <Pager {...page} noun="credentials" onChange={() => undefined} />
  expect(textsOf(renderScreen(pager), 'p')).toEqual([told])
})
