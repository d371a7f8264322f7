import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import type { VaultRow } from '#pwa/device/storage/device-tables.ts'
import { removeKeptMark } from '#pwa/device/storage/kept-mark.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { toPin } from './pin-rule.ts'
import { waitLeft } from './pin-wait.ts'
import type { PinRequest } from './pin-worker.ts'
import { closeVault, keepVaultOpen, type VaultKey } from './open-keys.ts'
import { isKeptHere, sealJson, unsealJson } from './vault.ts'
import { isOfOneVault } from './vault-state.ts'

const SALT_BYTES = 16
const CHECK = 'opened'
const NO_KEY = {
  id: 'device',
  deviceId: null,
  publicKey: '',
  privateKey: null,
  sealedKey: null,
} as const

/** `changed`: the wallet on this device has changed since the app asked for the PIN. */
type PinResult = { result: 'opened' | 'changed' } | { result: 'wrong' | 'waiting'; waitMs: number }

/** Makes the key and the row for this PIN. Stores neither of them. */
export async function makeVault(
  owner: string,
  pin: string,
): Promise<{ key: VaultKey; row: VaultRow }> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const generation = crypto.randomUUID()
  const key = { generation, key: await deriveKey(pin, salt) }
  const check = await sealJson(key, CHECK)
  return { key, row: { id: 'vault', owner, generation, salt, check, failures: 0 } }
}

/**
 * Deletes the stored wallet, and its PIN if there is one. Needs no PIN, because nothing is
 * decrypted. The app then loads the wallet from the account. Later, the server learns that the
 * device key is gone. It then refuses this key and all codes that this key signed.
 */
export async function removePin(owner: string): Promise<void> {
  const store = await openStore(owner)
  await store.atOnce(async () => {
    const key = await store.deviceKeys.get('device')
    const former = key?.former ?? key?.deviceId ?? null
    await removeWallet(store)
    if (former !== null) await store.deviceKeys.put({ ...NO_KEY, former })
  })
  closeVault(owner)
}

/**
 * Deletes all rows of the wallet. First removes the stored id of `markKept`. Otherwise the app
 * would find this id and an empty database, and report that the browser has deleted the wallet.
 */
async function removeWallet(store: DeviceStore) {
  removeKeptMark()
  const { queries, deviceKeys, passes, madeCodes, vault } = store
  await Promise.all([queries, deviceKeys, passes, madeCodes, vault].map((table) => table.clear()))
}

/** Returns the time until the next try on this page. */
export async function readPinWait(owner: string): Promise<number> {
  const vault = await (await openStore(owner)).vault.get('vault')
  return vault ? waitLeft(owner, vault.failures) : 0
}

/** Counts the failure before the result is known, so that nobody can avoid the count by closing the page. */
export async function enterPin(owner: string, pin: string): Promise<PinResult> {
  const store = await openStore(owner)
  const { vault, waitMs } = await store.atOnce(async () => {
    const kept = await store.vault.get('vault')
    const left = kept ? waitLeft(owner, kept.failures) : 0
    if (kept && left === 0) await store.vault.put({ ...kept, failures: kept.failures + 1 })
    return { vault: kept, waitMs: left }
  })
  if (!vault) return { result: 'changed' }
  if (waitMs > 0) return { result: 'waiting', waitMs }

  const { generation } = vault
  const key = { generation, key: await deriveKey(pin, vault.salt) }
  const isRight = await unsealJson(key, vault.check).then(
    (check) => check === CHECK,
    () => false,
  )
  if (!isRight) return { result: 'wrong', waitMs: waitLeft(owner, vault.failures + 1) }

  const isStillIt = await store.atOnce(async () => {
    const kept = await store.vault.get('vault')
    if (kept?.generation !== generation || !isKeptHere(owner)) return false
    await store.vault.put({ ...kept, failures: 0 })
    return isOfOneVault(store, owner)
  })
  if (!isStillIt) return { result: 'changed' }
  keepVaultOpen(owner, key)
  return { result: 'opened' }
}

/**
 * Derives the key in a worker. The computation takes about a second on purpose, and must not freeze
 * the page.
 */
async function deriveKey(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const worker = new Worker(new URL('./pin-worker.ts', import.meta.url), { type: 'module' })
  const request: PinRequest = { pin: toPin(pin), salt }
  const bytes = await new Promise<Uint8Array<ArrayBuffer>>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      done(data)
    })
    worker.addEventListener('error', ({ message }) => {
      fail(new Error(`The PIN could not be checked. ${message}`))
    })
    worker.postMessage(request)
  }).finally(() => worker.terminate())
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
