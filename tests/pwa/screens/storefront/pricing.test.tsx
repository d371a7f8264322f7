import { expect, test } from 'vitest'
import { renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import { Pricing } from '#pwa/screens/storefront/sections/pricing.tsx'

test('the price lists everything that is promised for it', () => {
  expect(textsOf(renderScreen(<Pricing />), 'li')).toEqual([
    'Real interview questions',
    'Interview simulator',
    'DS-160 completion wizard',
    '2025 policy updates',
    'Social media disclosure guidance',
    'Document checklists',
    'Printable cheat sheets',
    'Free practice test',
    '24/7 email support',
  ])
})
