// @vitest-environment happy-dom
import { passTime, passUntil, showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { listHeldCredentials } from '#contracts/credentials/credential.ts'
import { DEFAULT_SETTINGS, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { keepUser } from '#pwa/session/kept-user.ts'
import { WalletPage } from '#pwa/screens/wallet/wallet-page.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { answer, refuse } from '#tests/support/browser/answers.ts'
import { CARD } from '#tests/support/browser/cards.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const DAY_MS = 86_400_000

let user: CurrentUser

beforeEach(() => {
  user = { ...AMARA, id: crypto.randomUUID() }
  keepUser(user)
  saveWalletSettings({ ...DEFAULT_SETTINGS, notificationsEnabled: false })
})

const openWallet = () =>
  showScreen(
    <>
      <WalletPage />
      <Toasts />
    </>,
    { path: '/wallet', user },
  )

function endingIn(days: number) {
  const expiryDate = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return { ...CARD, expiryDate }
}

test('a refresh that fails says so, and keeps the cards', async () => {
  answer(listHeldCredentials, () => [CARD])
  const page = await openWallet()
  await page.findByRole('heading', { name: CARD.holderName })
  fireEvent.click(page.getByRole('button', { name: 'Refresh' }))
  await page.findByText('Wallet Refreshed')
  refuse(listHeldCredentials, 503, 'SERVER_BUSY')
  fireEvent.click(page.getByRole('button', { name: 'Refresh' }))
  await page.findByText('Failed to refresh wallet. Please try again.')
  page.getByText(/These are your credentials as of/)
  page.getByRole('heading', { name: CARD.holderName })
})

test('a wallet that does not load says so, and loads at another try', async () => {
  refuse(listHeldCredentials, 503, 'SERVER_BUSY')
  const page = await openWallet()
  await page.findByText('Failed to load your wallet.')
  answer(listHeldCredentials, () => [CARD])
  fireEvent.click(page.getByRole('button', { name: 'Try again' }))
  await page.findByRole('heading', { name: CARD.holderName })
})

test('the settings say what soon means, and whether a card shows its id', async () => {
  answer(listHeldCredentials, () => [endingIn(45)])
  const page = await openWallet()
  const card = await page.findByRole('article')
  expect(card.textContent).not.toContain('Expiring Soon')
  expect(card.querySelector('code')).toBeNull()
  page.unmount()

  const settings = { ...DEFAULT_SETTINGS, notificationsEnabled: false }
  saveWalletSettings({ ...settings, expiryWarningDays: 60, showCredentialIds: true })
  const later = await openWallet()
  const shown = await later.findByRole('article')
  expect(shown.textContent).toContain('Expiring Soon')
  expect(shown.querySelector('code')?.textContent).toBe(`…${CARD.credentialId.slice(-8)}`)
})

test('a credential whose first day has not begun says so on its badge, as below it', async () => {
  answer(listHeldCredentials, () => [{ ...CARD, issueDate: '2045-12-28' }])
  const page = await openWallet()
  const card = await page.findByRole('article')
  expect(card.textContent).toContain('Not yet valid: from 28 Dec 2045')
  within(card).getByText('Not yet valid')
  expect(within(card).queryByText('Valid')).toBeNull()
})

test('a card that expires while the wallet is open can be shown no more', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-06-01T22:00:00Z') })
  answer(listHeldCredentials, () => [endingIn(0)])
  const page = await openWallet()
  const show = () => page.getByRole('button', { name: 'Show QR' })
  await passUntil(() => page.getByText('Expiring Soon'))
  expect(show().hasAttribute('disabled')).toBe(false)
  await passTime(3 * 3_600_000)
  await passUntil(() => page.getByText('Expired', { selector: 'article *' }))
  expect(show().hasAttribute('disabled')).toBe(true)
})

test('a notice that comes later comes below the cards, so that their buttons stay in place', async () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  saveWalletSettings({ ...DEFAULT_SETTINGS, notificationsEnabled: true })
  answer(listHeldCredentials, () => [CARD])
  const page = await openWallet()
  const button = await page.findByRole('button', { name: 'Show QR' })
  const notice = await page.findByText('Be told before a credential expires')
  expect(button.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
