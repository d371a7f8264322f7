// @vitest-environment happy-dom
import { passTime, passUntil, showScreen } from '#tests/support/browser/render-hook.tsx'
import { act, fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showQr, type QrCode } from '#contracts/presentation/calls.ts'
import { DEFAULT_SETTINGS, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { CodeGenerator } from '#pwa/screens/verification/generate/code-generator.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const { credentialId, credentialType, issueDate, expiryDate } = CARD
const LIFE_MS = 7 * 60_000

let made: number

beforeEach(() => {
  made = 0
  keepUser(AMARA)
  saveWalletSettings(DEFAULT_SETTINGS)
})

/** Each call makes a new code. */
function buildCode(): QrCode {
  made += 1
  const expiresAt = Date.now() + LIFE_MS
  const dataURL = `data:image/png,${String(made)}`
  return {
    qrCode: {
      dataURL,
      token: {
        tokenId: String(made),
        timeRemaining: 420,
        expiresAt: new Date(expiresAt).toISOString(),
      },
    },
    verificationInfo: { status: 'active', credentialType, issueDate, expiryDate },
    instructions: { scanningApp: '', timeLimit: '', refreshInfo: '' },
    qrCodeDataURL: dataURL,
    token: { tokenId: String(made), expiresAt },
    verificationUrl: 'https://visa.example/verify?token=1',
  }
}

test('a code that could not be made is made at another try, and the next one by itself', async () => {
  vi.useFakeTimers()
  const page = await showScreen(<CodeGenerator credential={CARD} onChange={() => undefined} />, {
    user: AMARA,
  })
  const shows = (number: number) =>
    passUntil(() => {
      const code = page.getByRole('img', { name: 'QR code of the credential' })
      expect(code.getAttribute('src')).toBe(`data:image/png,${String(number)}`)
    })
  fireEvent.click(page.getByRole('button', { name: 'Generate QR Code' }))
  await passUntil(() => page.getByText('QR Generation Failed'))

  answer(showQr, buildCode, { credentialId })
  act(() => {
    page.getByRole('button', { name: 'Try Again' }).click()
  })
  await shows(1)
  expect(page.getAllByText(/7 minutes/).map(({ textContent }) => textContent)).toEqual([
    'Valid for 7 minutes',
  ])
  await passTime(LIFE_MS)
  page.getByText('Expired')
  await shows(1)
  await passTime(5000)
  await shows(2)
})
