// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { verifyQr } from '#contracts/verification/calls.ts'
import { VerifyPage } from '#pwa/screens/verification/verify-page.tsx'
import { buildAnswer } from '#tests/pwa/screens/verification/answer.ts'
import { answer, askedPaths, refuse } from '#tests/support/browser/answers.ts'

const openPage = () => showScreen(<VerifyPage />, { path: '/verify?token=123' })

function readStamp(container: HTMLElement) {
  return [
    container.querySelector('[data-verdict]')?.getAttribute('data-verdict'),
    container.querySelector('[data-source]')?.getAttribute('data-source'),
  ]
}

test('a refusal of the question is told in its own words, and asked again', async () => {
  refuse(verifyQr, 400, 'INVALID_INPUT', { message: 'This is not a code of ours.' })
  const page = await openPage()
  await page.findByText('This is not a code of ours.')
  expect(readStamp(page.container)).toEqual([undefined, undefined])
  answer(verifyQr, () => buildAnswer(null))
  fireEvent.click(page.getByRole('button', { name: 'Retry' }))
  await page.findByRole('heading', { level: 1, name: 'Credential verified' })
  expect(readStamp(page.container)).toEqual(['valid', 'live'])
  expect(askedPaths(verifyQr)).toHaveLength(2)
})

test('an answer without a credential shows none of what the code claims', async () => {
  answer(verifyQr, () => buildAnswer('SIGNATURE_INVALID'))
  const page = await openPage()
  await page.findByRole('heading', { name: 'Not a valid credential' })
  expect(readStamp(page.container)).toEqual(['invalid', 'live'])
  expect(page.getByRole('article').querySelector('[data-class]')).toBeNull()
})

test.each([null, 'SIGNATURE_INVALID', 'CREDENTIAL_REVOKED'] as const)(
  'a verdict says when the code was checked, and not that it was verified: %s',
  async (error) => {
    answer(verifyQr, () => buildAnswer(error))
    const page = await openPage()
    const { textContent } = await page.findByRole('article')
    expect(textContent).toContain('Checked 20 Nov 2026, 14:32')
    expect(textContent).not.toMatch(/Verified \d/)
  },
)

describe('a verdict of this device alone says why it is', () => {
  test.each([
    ['without a connection', null, 'Checked on this device, without the issuer.'],
    ['after a failure', 500, 'Checked on this device: the issuer could not answer.'],
    ['after too many questions', 429, /too many questions came from here/],
  ] as const)('%s', async (_, status, cause) => {
    if (status === 500) refuse(verifyQr, status, 'INTERNAL_ERROR')
    if (status === 429) refuse(verifyQr, status, 'TOO_MANY_REQUESTS')
    const page = await openPage()
    await page.findByText(cause)
    expect(readStamp(page.container)).toEqual(['invalid', 'offline'])
  })
})
