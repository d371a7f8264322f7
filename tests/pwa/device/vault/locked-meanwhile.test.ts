import '#tests/support/browser/empty-browser.ts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { readDeviceKey } from '#pwa/device/presentation/device-key.ts'
import { preparePasses, readPass } from '#pwa/device/presentation/passes.ts'
import { closeVault, keepVaultOpen, type VaultKey } from '#pwa/device/vault/open-keys.ts'
import { isSealed, unsealJson } from '#pwa/device/vault/vault.ts'
import { walletQuery } from '#pwa/screens/wallet/use-wallet.ts'
import { SOMEBODY } from '#tests/support/browser/render-screen.tsx'

const CREDENTIAL_ID = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'
const CARD = {
  credentialId: CREDENTIAL_ID,
  credentialType: 'F-1',
  issueDate: '2026-01-01',
  expiryDate: '2027-01-01',
  isRevoked: false,
  revokedAt: null,
  revokeReason: null,
  blockchainTxHash: null,
  blockchainAnchorHash: 'ab'.repeat(32),
  replacesId: null,
  replacesAs: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  holderName: 'Amara Okafor',
  issuer: 'visa.example',
}
const PASS = {
  credentialId: CREDENTIAL_ID,
  pass: 'AAAA',
  issuedAt: '2026-01-01T00:00:00.000Z',
  expiresAt: '2126-01-08T00:00:00.000Z',
}
const DEVICE = {
  deviceId: '3f2f1a52-7a37-4f6e-9d0e-6a0d5c1f0c11',
  name: 'This one',
  createdAt: '2026-01-01T00:00:00.000Z',
  renewedAt: null,
  endedAt: null,
  endReason: null,
}

let owner: string
let store: DeviceStore
let letAnswer: () => void
let isAsked: Promise<unknown>

/**
 * Opens a store for each test. The server holds back all answers until the test calls `letAnswer`.
 */
beforeEach(async () => {
  owner = crypto.randomUUID()
  const kept = new Map([['holder', keptUser(owner)]])
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', { userAgent: 'A browser' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    clear: () => {
      kept.clear()
    },
  })
  isAsked = new Promise((ask) => {
    const isLetGo = new Promise<void>((resolve) => (letAnswer = resolve))
    vi.stubGlobal('fetch', async (address: string) => {
      ask(address)
      await isLetGo
      const answer = { list: [CARD], devices: DEVICE, passes: [PASS] }[
        address.split('/').at(-1) ?? ''
      ]
      return Response.json(answer)
    })
  })
  store = await openStore(owner)
  return () => {
    vi.unstubAllGlobals()
    closeVault(owner)
  }
})

function keptUser(id: string): string {
  return JSON.stringify({ user: { ...SOMEBODY, id }, isLocked: false, confirmedAt: 0 })
}

/** Opens the vault. A user opens it by setting and entering a PIN. */
async function openVault(generation: string): Promise<VaultKey> {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  const none = new Uint8Array()
  const check = { generation, nonce: none, bytes: none }
  await store.vault.put({ id: 'vault', owner, generation, salt: none, check, failures: 0 })
  keepVaultOpen(owner, { generation, key })
  return { generation, key }
}

const CLOSING = [
  [
    'the vault has locked',
    () => {
      closeVault(owner)
    },
  ],
  [
    'their owner has logged out',
    () => {
      localStorage.clear()
    },
  ],
] as const

describe('cards that arrive', () => {
  const fetchCards = () => new QueryClient().query(walletQuery(owner))
  const readKept = async () => (await store.queries.toArray()).map(({ data }) => data)

  test('are stored sealed while the vault is open, and in clear without a PIN', async () => {
    letAnswer()
    await fetchCards()
    expect(await readKept()).toEqual([[CARD]])
    await openVault('first')
    await store.queries.clear()
    await fetchCards()
    expect((await readKept()).map(isSealed)).toEqual([true])
  })

  test.each(CLOSING)('after %s are not stored', async (_, close) => {
    await openVault('first')
    const fetching = fetchCards()
    await isAsked
    close()
    letAnswer()
    await fetching
    expect(await readKept()).toEqual([])
  })

  test.each([
    ['a first PIN', () => Promise.resolve()],
    ['another PIN', () => openVault('first')],
  ])('after %s was set are stored under that one', async (_, begin) => {
    await begin()
    const fetching = fetchCards()
    await isAsked
    const vault = await openVault('second')
    letAnswer()
    await fetching
    const [kept] = await readKept()
    expect(isSealed(kept) && (await unsealJson(vault, kept))).toEqual([CARD])
  })

  test('while another tab sets a PIN are not stored', async () => {
    const fetching = fetchCards()
    await isAsked
    await openVault('elsewhere')
    closeVault(owner)
    letAnswer()
    await fetching
    expect(await readKept()).toEqual([])
  })
})

describe('passes and the key of the device that arrive', () => {
  const prepare = () =>
    preparePasses({ owner, credentialIds: [CREDENTIAL_ID], onEnded: () => undefined })
  const isAnyInClear = async () => {
    const [passes, keys] = [await store.passes.toArray(), await store.deviceKeys.toArray()]
    return passes.some(({ pass }) => !isSealed(pass)) || keys.some(({ privateKey }) => privateKey)
  }

  test('are stored sealed while the vault is open', async () => {
    await openVault('first')
    letAnswer()
    await prepare()
    expect([await store.passes.toArray(), await store.deviceKeys.toArray()]).toMatchObject([
      [{ credentialId: CREDENTIAL_ID }],
      [{ deviceId: DEVICE.deviceId }],
    ])
    expect(await isAnyInClear()).toBe(false)
  })

  test.each(CLOSING)('after %s are not stored in clear', async (_, close) => {
    await openVault('first')
    const preparing = prepare()
    await isAsked
    close()
    letAnswer()
    await preparing
    expect(await isAnyInClear()).toBe(false)
  })

  test('that another vault sealed are given up, and come again', async () => {
    letAnswer()
    await openVault('of a backup')
    await prepare()
    await openVault('first')
    expect(await readPass(owner, CREDENTIAL_ID)).toBeNull()
    expect(await readDeviceKey(owner)).toBeNull()
    expect((await prepare()).trouble).toBeNull()
    expect(await store.deviceKeys.toArray()).toMatchObject([{ sealedKey: { generation: 'first' } }])
    expect(await store.passes.toArray()).toMatchObject([{ pass: { generation: 'first' } }])
    expect(await readDeviceKey(owner)).not.toBeNull()
  })

  test('are not asked for while the vault is locked', async () => {
    await openVault('first')
    closeVault(owner)
    expect(await prepare()).toEqual({ trouble: null, times: null })
    expect(await store.deviceKeys.toArray()).toEqual([])
  })
})
