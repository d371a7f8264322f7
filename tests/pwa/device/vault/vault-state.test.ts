// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readPass } from '#pwa/device/presentation/passes.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { SealedBytes } from '#pwa/device/storage/device-tables.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { keepVaultOpen, openVaultKey, type VaultKey } from '#pwa/device/vault/open-keys.ts'
import { isVaultLocked, sealJson } from '#pwa/device/vault/vault.ts'
import { readVaultState } from '#pwa/device/vault/vault-state.ts'

const credentialId = 'urn:uuid:8f14e45f-ceea-467f-a34f-b0c8a4e3d2c1'

let owner: string
let store: DeviceStore
let first: VaultKey
let second: VaultKey

beforeEach(async () => {
  owner = crypto.randomUUID()
  store = await openStore(owner)
  ;[first, second] = await Promise.all([makeVault('first'), makeVault('second')])
})

test('to ask whether a wallet is open holds up no other read', async () => {
  const [reading, writing] = [vi.spyOn(store, 'readAtOnce'), vi.spyOn(store, 'atOnce')]
  expect(await readVaultState(owner)).toBe('open')
  expect(reading).toHaveBeenCalledOnce()
  expect(writing).not.toHaveBeenCalled()
})

async function makeVault(generation: string): Promise<VaultKey> {
  const aes = { name: 'AES-GCM', length: 256 }
  return { generation, key: await crypto.subtle.generateKey(aes, false, ['encrypt', 'decrypt']) }
}

async function setVault(vault: VaultKey, of = owner) {
  const check = await sealJson(vault, 'opened')
  const { generation } = vault
  await store.vault.put({
    id: 'vault',
    owner: of,
    generation,
    salt: new Uint8Array(16),
    check,
    failures: 0,
  })
}

const KEEPING = {
  cards: (data: unknown) => store.queries.put({ key: 'wallet', data, updatedAt: 0 }),
  passes: (pass: string | SealedBytes) =>
    store.passes.put({ credentialId, pass, issuedAt: 0, expiresAt: Number.MAX_SAFE_INTEGER }),
  notes: (note: unknown) => store.madeCodes.put({ id: 'one', at: 0, note }),
  'a key': (sealedKey: string | SealedBytes) =>
    store.deviceKeys.put({
      id: 'device',
      deviceId: null,
      publicKey: '',
      privateKey: typeof sealedKey === 'string' ? first.key : null,
      sealedKey: typeof sealedKey === 'string' ? null : sealedKey,
      former: null,
    }),
}
const TABLES = Object.entries(KEEPING)

async function keepAll(vault: VaultKey | null) {
  for (const keep of Object.values(KEEPING)) await keep(vault ? await sealJson(vault, 'it') : 'it')
}

describe('a wallet whose parts belong together', () => {
  test('is open where none has a PIN, or nothing is kept', async () => {
    expect(await readVaultState(owner)).toBe('open')
    await keepAll(null)
    expect(await readVaultState(owner)).toBe('open')
  })

  test('is locked until its PIN has been entered', async () => {
    await setVault(first)
    await keepAll(first)
    expect(await readVaultState(owner)).toBe('locked')
    keepVaultOpen(owner, first)
    expect(await readVaultState(owner)).toBe('open')
  })
})

describe('a wallet restored from copies of different times or people is not opened', () => {
  test.each(TABLES)('with %s of another PIN', async (_, keep) => {
    await setVault(first)
    keepVaultOpen(owner, first)
    await keepAll(first)
    await keep(await sealJson(second, 'it'))
    expect(await readVaultState(owner)).toBe('mixed')
    expect(openVaultKey(owner)).toBeNull()
  })

  test.each(TABLES)('with %s of before the PIN was set', async (_, keep) => {
    await setVault(first)
    await keepAll(first)
    await keep('it')
    expect(await readVaultState(owner)).toBe('mixed')
  })

  test.each(TABLES)('with %s of a PIN that is set no more', async (_, keep) => {
    await keepAll(null)
    await keep(await sealJson(first, 'it'))
    expect(await readVaultState(owner)).toBe('mixed')
  })

  test('with the PIN of somebody else', async () => {
    await setVault(first, crypto.randomUUID())
    expect(await readVaultState(owner)).toBe('mixed')
  })
})

describe('a vault whose PIN another tab has changed or removed', () => {
  test('opens nothing of the new one, and asks for it', async () => {
    keepVaultOpen(owner, first)
    await setVault(second)
    await keepAll(second)
    expect(await readPass(owner, credentialId)).toBeNull()
    expect(await isVaultLocked(owner)).toBe(true)
    expect(openVaultKey(owner)).toBeNull()
  })

  test('is forgotten where there is none', async () => {
    keepVaultOpen(owner, first)
    expect(await isVaultLocked(owner)).toBe(false)
    expect(openVaultKey(owner)).toBeNull()
  })
})
