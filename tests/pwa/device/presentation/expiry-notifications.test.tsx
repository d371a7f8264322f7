// @vitest-environment happy-dom
import { hashKey } from '@tanstack/react-query'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderHook, showScreen } from '#tests/support/browser/render-hook.tsx'
import type { HeldCredential } from '#contracts/credentials/credential.ts'
import { walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { useKeptExpiryNotifications } from '#pwa/device/presentation/use-kept-expiry-notifications.ts'
import { readWalletSettings } from '#pwa/device/presentation/wallet-settings.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { ExpiryNotices } from '#pwa/screens/wallet/expiry-notices.tsx'
import { notificationHint } from '#pwa/screens/wallet/settings/notification-hint.ts'
import { CARD } from '#tests/support/browser/cards.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

const told: string[] = []
let answered: NotificationPermission

class Told {
  static permission: NotificationPermission
  static requestPermission = () => {
    Told.permission = answered
    return Promise.resolve(answered)
  }
  constructor(title: string) {
    told.push(title)
  }
}

let owner: string

beforeEach(() => {
  owner = crypto.randomUUID()
  told.length = 0
  Told.permission = 'granted'
  answered = 'granted'
  vi.stubGlobal('Notification', Told)
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve(undefined) },
  })
})

function inDays(days: number): string {
  return new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
}

async function keepCards(cards: readonly HeldCredential[] | object) {
  const { queries } = await openStore(owner)
  await queries.put({ key: hashKey(walletKey(owner)), data: cards, updatedAt: Date.now() })
}

const EXPIRING: HeldCredential = { ...CARD, expiryDate: inDays(5) }

describe('on whichever screen, a credential that this device keeps', () => {
  test('is told of when it expires soon, once a day', async () => {
    await keepCards([EXPIRING, { ...CARD, credentialId: 'later', expiryDate: inDays(300) }])
    const first = renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    await waitFor(() => {
      expect(told).toHaveLength(1)
    })
    expect(told[0]).toContain('expires soon')
    first.unmount()
    renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    await act(async () => Promise.resolve())
    expect(told).toHaveLength(1)
  })

  test('is told of no more once it is renewed', async () => {
    const renewed = { ...CARD, credentialId: 'renewed', replacesId: EXPIRING.credentialId }
    await keepCards([EXPIRING, { ...renewed, replacesAs: 'renewal' }])
    const first = renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    await act(async () => Promise.resolve())
    expect(told).toEqual([])
    first.unmount()

    await keepCards([EXPIRING, { ...renewed, replacesAs: 'renewal', isRevoked: true }])
    renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    await waitFor(() => {
      expect(told).toHaveLength(1)
    })
  })

  test('is told of by the setting alone, and only where the browser allows it', async () => {
    await keepCards([EXPIRING])
    Told.permission = 'default'
    renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    localStorage.setItem('walletSettings', JSON.stringify({ notificationsEnabled: false }))
    Told.permission = 'granted'
    renderHook(() => {
      useKeptExpiryNotifications(owner)
    })
    await act(async () => Promise.resolve())
    expect(told).toEqual([])
  })
})

describe('the wallet', () => {
  const later = { ...CARD, credentialId: 'later', expiryDate: inDays(300) }
  const open = () => showScreen(<ExpiryNotices owner={owner} credentials={[EXPIRING, later]} />)

  test('tells of what expires soon, once a day', async () => {
    const page = await open()
    await waitFor(() => {
      expect(told).toEqual([expect.stringContaining('expires soon')])
    })
    page.unmount()
    await open()
    expect(told).toHaveLength(1)
  })

  test('tells of nothing where the browser or the holder does not want it', async () => {
    Told.permission = 'denied'
    const page = await open()
    page.unmount()
    Told.permission = 'granted'
    localStorage.setItem('walletSettings', JSON.stringify({ notificationsEnabled: false }))
    await open()
    expect(told).toEqual([])
  })

  test('asks whether it may notify, and not again after the answer', async () => {
    Told.permission = 'default'
    const page = await showScreen(<ExpiryNotices owner={owner} credentials={[CARD]} />)
    fireEvent.click(page.getByRole('button', { name: 'Allow notifications' }))
    await waitFor(() => {
      expect(page.container.textContent).toBe('')
    })
    expect(Told.permission).toBe('granted')
    expect(readWalletSettings().notificationsEnabled).toBe(true)
  })

  test('does not ask a holder again who wants none', async () => {
    Told.permission = 'default'
    const page = await showScreen(<ExpiryNotices owner={owner} credentials={[CARD]} />)
    fireEvent.click(page.getByRole('button', { name: 'No, thanks' }))
    await waitFor(() => {
      expect(page.container.textContent).toBe('')
    })
    expect(Told.permission).toBe('default')
    expect(readWalletSettings().notificationsEnabled).toBe(false)
  })

  test.each(['granted', 'denied'] as const)('asks nothing where it is %s', async (permission) => {
    Told.permission = permission
    expect(
      (await showScreen(<ExpiryNotices owner={owner} credentials={[CARD]} />)).container
        .textContent,
    ).toBe('')
  })
})

test('the hint of the setting says what the browser will do', () => {
  expect(notificationHint('default')).toContain('Your browser asks you first')
  expect(notificationHint('granted')).toContain('on whichever screen')
  expect(notificationHint('denied')).toContain('blocks notifications')
  expect(notificationHint('unsupported')).toContain('has no notifications')
})
