// @vitest-environment happy-dom
import '#tests/support/browser/in-spanish.ts'
import { expect, test } from 'vitest'
import { bankContent, freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { layOutEdition } from '#pwa/screens/learning/print/edition/edition.ts'

test('the print edition has English days for a Spanish reader too', () => {
  const guide = { free: freeContent, premium: premiumContent, bank: bankContent }
  const book = JSON.stringify(layOutEdition(guide, '2026-11-24').pages)
  expect(formatDay('2026-01-06')).toBe('6 ene 2026')
  expect(book).toContain('As of 6 Jan 2026.')
  expect(book).not.toMatch(/\d (ene|abr|ago|dic) \d{4}/)
})
