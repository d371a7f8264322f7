// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listDevices } from '#contracts/presentation/calls.ts'
import { readWalletSettings, saveWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { SettingsDialog } from '#pwa/screens/wallet/settings/settings-dialog.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { setTheme } from '#pwa/ui/theme.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const onClose = vi.fn()

beforeEach(() => {
  onClose.mockClear()
  keepUser(AMARA)
  answer(listDevices, () => [])
})

const openSettings = () =>
  showScreen(
    <>
      <SettingsDialog owner={AMARA.id} onClose={onClose} />
      <Toasts />
    </>,
  )

test('settings that are saved close their dialog', async () => {
  const page = await openSettings()
  fireEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(onClose).toHaveBeenCalled()
  })
})

test('settings that are reset stay open, and show what they are now', async () => {
  const page = await openSettings()
  const minutes = page.getByLabelText('Code valid for') as HTMLSelectElement
  fireEvent.change(minutes, { target: { value: '2' } })
  fireEvent.click(page.getByRole('button', { name: 'Reset' }))
  await waitFor(() => {
    expect(minutes.value).toBe('7')
  })
  expect(onClose).not.toHaveBeenCalled()
})

test('settings that others stored there are forgiven, and a reset stores the defaults', async () => {
  const stored = { qrExpiryMinutes: 999, showCredentialIds: true, autoBackup: 'yes' }
  localStorage.setItem('walletSettings', JSON.stringify(stored))
  const page = await openSettings()
  expect((page.getByLabelText('Code valid for') as HTMLSelectElement).value).toBe('7')
  const isOn = (name: string) => page.getByRole('switch', { name }).getAttribute('aria-checked')
  expect(isOn('Show credential IDs on cards')).toBe('true')
  expect(isOn('Back up these settings to my account')).toBe('false')
  fireEvent.click(page.getByRole('button', { name: 'Reset' }))
  await waitFor(() => {
    expect(JSON.parse(localStorage.getItem('walletSettings') ?? '')).toEqual({
      qrExpiryMinutes: 7,
      autoRefreshQR: true,
      notificationsEnabled: true,
      expiryWarningDays: 30,
      showCredentialIds: false,
      themePreference: 'system',
      securityLevel: 'standard',
      autoBackup: false,
    })
  })
})

test('the theme is the one that the header changes too', async () => {
  const theme = (page: Awaited<ReturnType<typeof openSettings>>) =>
    page.getByLabelText('Theme') as HTMLSelectElement
  const page = await openSettings()
  fireEvent.change(theme(page), { target: { value: 'dark' } })
  fireEvent.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })
  page.unmount()
  setTheme('light')
  expect(theme(await openSettings()).value).toBe('light')
})

test('settings that cannot be saved say so, and stay open', async () => {
  const storage = localStorage
  const setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const page = await openSettings()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  fireEvent.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('Failed to save settings. Please try again.')
  vi.stubGlobal('localStorage', storage)
  expect(onClose).not.toHaveBeenCalled()
})

test('a PIN that others would guess is refused at its field, which says why', async () => {
  const page = await openSettings()
  fireEvent.change(page.getByLabelText('Security level'), { target: { value: 'high' } })
  fireEvent.click(page.getByRole('button', { name: 'Save' }))
  const pin = (await page.findByLabelText('PIN')) as HTMLInputElement
  for (const label of ['PIN', 'PIN again']) {
    fireEvent.change(page.getByLabelText(label), { target: { value: '123456' } })
  }
  fireEvent.click(page.getByRole('button', { name: 'Set PIN' }))
  await page.findByText(/^Others would guess this: use no birthday/)
  await waitFor(() => {
    expect(document.activeElement).toBe(pin)
  })
  expect(pin.value).toBe('123456')
})

describe('without a connection the security level', () => {
  const REFUSAL = 'Connect once to change this.'

  test('is not high, and what was typed is still there', async () => {
    const page = await openSettings()
    fireEvent.change(page.getByLabelText('Security level'), { target: { value: 'high' } })
    fireEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByLabelText('PIN')
    for (const label of ['PIN', 'PIN again']) {
      fireEvent.change(page.getByLabelText(label), { target: { value: '271828' } })
    }
    fireEvent.click(page.getByRole('button', { name: 'Set PIN' }))
    await page.findByText(REFUSAL)
    expect((page.getByLabelText('PIN again') as HTMLInputElement).value).toBe('271828')
    expect(readWalletSettings().securityLevel).toBe('standard')
  })

  test('stays high, with all settings as they were', async () => {
    saveWalletSettings({ ...readWalletSettings(), securityLevel: 'high' })
    const page = await openSettings()
    fireEvent.change(page.getByLabelText('Security level'), { target: { value: 'standard' } })
    fireEvent.change(page.getByLabelText('Code valid for'), { target: { value: '2' } })
    fireEvent.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText(REFUSAL)
    expect(readWalletSettings()).toMatchObject({ securityLevel: 'high', qrExpiryMinutes: 7 })
    expect(onClose).not.toHaveBeenCalled()
  })
})

const SEVEN_DAYS = /once you have used the browser on seven days without coming back/

test.each([
  ['of a phone', { standalone: false }, SEVEN_DAYS],
  ['on the home screen', { standalone: true }, /^3 MB of 100 MB used\. The browser keeps it/],
  ['of a computer', {}, /^3 MB of 100 MB used\. The browser keeps it/],
  ['that does not tell its room', { isSilent: true }, /^The browser keeps it until you remove it/],
])('a browser %s says how long it keeps the wallet', async (_, kind, words) => {
  const { isSilent = false, ...told } = kind as { isSilent?: boolean; standalone?: boolean }
  const storage = { persisted: () => Promise.resolve(true) }
  const estimate = () => Promise.resolve({ usage: 3_000_000, quota: 100_000_000 })
  Object.assign(navigator, told)
  Object.defineProperty(navigator, 'storage', {
    value: isSilent ? storage : { ...storage, estimate },
    configurable: true,
  })
  const page = await openSettings()
  await page.findByText(words)
  Reflect.deleteProperty(navigator, 'storage')
  Reflect.deleteProperty(navigator, 'standalone')
})
