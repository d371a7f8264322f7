// @vitest-environment happy-dom
import { hidePage, passTime, renderHook } from '#tests/support/browser/render-hook.tsx'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore } from '#pwa/device/storage/store.ts'
import { AUTO_LOCK_MS, useVault } from '#pwa/device/vault/use-vault.ts'
import { closeVault, keepVaultOpen, openVaultKey } from '#pwa/device/vault/open-keys.ts'

const HOUR_MS = 60 * 60_000

let owner: string

beforeEach(async () => {
  owner = crypto.randomUUID()
  await openStore(owner)
  vi.useFakeTimers()
})
afterEach(() => {
  closeVault(owner)
})

async function setPin() {
  const none = new Uint8Array()
  const check = { generation: 'first', nonce: none, bytes: none }
  const { vault } = await openStore(owner)
  await vault.put({ id: 'vault', owner, generation: 'first', salt: none, check, failures: 0 })
}

async function enterPin() {
  const aes = { name: 'AES-GCM', length: 256 }
  const key = await crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt'])
  keepVaultOpen(owner, { generation: 'first', key })
}

async function comeBack() {
  hidePage(false)
  await passTime(1)
}

async function openWallet() {
  const wallet = renderHook(() => useVault(owner))
  expect(wallet.result.current.state).toBe('checking')
  await passTime(1)
  return wallet
}

describe('a wallet', () => {
  test('without a PIN is open, and stays so however long it is out of sight', async () => {
    const { result } = await openWallet()
    expect(result.current.state).toBe('open')
    hidePage(true)
    await passTime(HOUR_MS)
    await comeBack()
    expect(result.current.state).toBe('open')
  })

  test('with a PIN is locked until it has been entered', async () => {
    await setPin()
    const { result } = await openWallet()
    expect(result.current.state).toBe('locked')
    await enterPin()
    act(() => {
      result.current.recheck()
    })
    await passTime(1)
    expect(result.current.state).toBe('open')
  })
})

describe('an open wallet with a PIN', () => {
  beforeEach(async () => {
    await setPin()
    await enterPin()
  })

  test.each([
    [AUTO_LOCK_MS - 1, 'open'],
    [AUTO_LOCK_MS, 'locked'],
  ] as const)('%i ms out of sight is %s', async (hiddenMs, state) => {
    const { result } = await openWallet()
    hidePage(true)
    await passTime(hiddenMs)
    await comeBack()
    expect(result.current.state).toBe(state)
    expect(openVaultKey(owner) === null).toBe(state === 'locked')
  })

  test('locks though the clock was turned back meanwhile', async () => {
    const { result } = await openWallet()
    hidePage(true)
    await passTime(AUTO_LOCK_MS)
    vi.setSystemTime(Date.now() - HOUR_MS)
    await comeBack()
    expect(result.current.state).toBe('locked')
    expect(openVaultKey(owner)).toBeNull()
  })

  test('locks after a sleep in which the page’s own time stood still', async () => {
    const { result } = await openWallet()
    hidePage(true)
    vi.setSystemTime(Date.now() + AUTO_LOCK_MS)
    await comeBack()
    expect(result.current.state).toBe('locked')
    expect(openVaultKey(owner)).toBeNull()
  })

  test('stays open while it is looked at, and counts each time out of sight from zero', async () => {
    const { result } = await openWallet()
    await passTime(HOUR_MS)
    for (const _ of [1, 2]) {
      hidePage(true)
      await passTime(AUTO_LOCK_MS - 1)
      await comeBack()
      await passTime(HOUR_MS)
    }
    expect(result.current.state).toBe('open')
  })

  test('that was left is not watched any more', async () => {
    const { unmount } = await openWallet()
    unmount()
    hidePage(true)
    await passTime(HOUR_MS)
    await comeBack()
    expect(openVaultKey(owner)).not.toBeNull()
  })
})
