// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openStore } from '#pwa/device/storage/store.ts'
import { closeVault } from '#pwa/device/vault/open-keys.ts'
import { PinScreen } from '#pwa/device/vault/pin-screen.tsx'
import { words } from '#pwa/device/vault/words.ts'
import { beginWallet, fillWallet, PIN } from './used-wallet.ts'

let owner: string

beforeEach(async () => {
  ;({ owner } = beginWallet())
  await fillWallet(owner, 'high')
  closeVault(owner)
})

async function openScreen() {
  const onOpen = vi.fn<() => void>()
  const screen = await showScreen(<PinScreen owner={owner} onOpen={onOpen} />)
  const submit = (pin: string) => {
    fireEvent.change(screen.getByLabelText(words.pinScreen.pin), { target: { value: pin } })
    fireEvent.click(screen.getByRole('button', { name: words.pinScreen.unlock }))
  }
  return { ...screen, onOpen, submit }
}

async function countFailures() {
  return (await (await openStore(owner)).vault.get('vault'))?.failures
}

test('a wrong PIN is told, and the right one opens the wallet', async () => {
  const { findByText, onOpen, submit } = await openScreen()
  submit('000000')
  await findByText(words.pinScreen.wrong)
  expect(await countFailures()).toBe(1)
  submit(PIN)
  await waitFor(() => {
    expect(onOpen).toHaveBeenCalledOnce()
  })
  expect(await countFailures()).toBe(0)
})

test('an empty PIN is no try', async () => {
  const { getByRole, submit } = await openScreen()
  submit('')
  expect(getByRole('button', { name: words.pinScreen.unlock, busy: false })).toBeDefined()
  expect(await countFailures()).toBe(0)
})
