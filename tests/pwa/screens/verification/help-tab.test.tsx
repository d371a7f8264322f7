import { expect, test } from 'vitest'
import { piecesOf, renderScreen } from '#tests/support/browser/render-screen.tsx'
import { HelpTab } from '#pwa/screens/verification/help-tab.tsx'

test('the help lists the endpoints and the limits', () => {
  const texts = piecesOf(renderScreen(<HelpTab />))
  expect(texts).toEqual(
    expect.arrayContaining([
      'POST /api/visa/verify/qr',
      'POST /api/visa/verify/batch',
      'GET /api/visa/verify/status/{tokenId}',
      'GET /api/visa/qr/{credentialId}',
      'GET /api/trust',
      'GET /api/trust/lists/{hash}',
    ]),
  )
  const limitOf = (name: string) => texts.slice(texts.indexOf(name) + 1).slice(0, 2)
  expect(limitOf('General API')).toEqual([
    '100 requests per 15 minutes',
    'for changes, by an account or by a network address without one',
  ])
  expect(limitOf('Verification')[0]).toBe('50 requests per 5 minutes')
  expect(limitOf('Sensitive operations')[0]).toBe('10 requests per hour')
})
