import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { removeKeptMark } from '#pwa/device/storage/kept-mark.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { toPin } from './pin-rule.ts'
import { waitLeft } from './pin-wait.ts'
import type { PinRequest } from './pin-worker.ts'
import {
  closeVault,
  holdVault,
  isKeptHere,
  keepVaultOpen,
  sealJson,
  shareVault,
  unsealJson,
} from './vault.ts'
import { isOfOneVault } from './vault-state.ts'

const SALT_BYTES = 16
const CHECK = 'opened'

/** `changed`: what is kept here is no longer what the PIN was entered for. */
export type PinResult =
  | { result: 'opened' | 'changed' }
  | { result: 'wrong' | 'waiting'; waitMs: number }

/**
 * From here on everything of the wallet is stored under this PIN. What was stored in clear is
 * removed, and so is the device's key, which cannot be wrapped: another takes its place.
 */
export async function setPin(owner: string, pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const generation = crypto.randomUUID()
  const key = { generation, key: await deriveKey(pin, salt) }
  const check = await sealJson(key, CHECK)
  const store = await openStore(owner)
  const isSet = await holdVault(owner, () =>
    store.atOnce(async () => {
      if (!isKeptHere(owner)) return false
      await removeWallet(store)
      await store.vault.put({ id: 'vault', owner, generation, salt, check, failures: 0 })
      return true
    }),
  )
  if (isSet) keepVaultOpen(owner, key)
}

/** Also for a forgotten PIN: what it sealed is given up and comes again from the account. */
export async function removePin(owner: string): Promise<void> {
  const store = await openStore(owner)
  await holdVault(owner, () =>
    store.atOnce(async () => {
      await removeWallet(store)
      await store.vault.clear()
    }),
  )
  closeVault(owner)
}

/** No browser cleared it, and so the mark goes first: the next one comes with the cards. */
async function removeWallet(store: DeviceStore) {
  removeKeptMark()
  const { queries, deviceKeys, passes, madeCodes } = store
  await Promise.all([queries, deviceKeys, passes, madeCodes].map((table) => table.clear()))
}

/** How long this page has to wait until the next try. */
export async function readPinWait(owner: string): Promise<number> {
  const vault = await (await openStore(owner)).vault.get('vault')
  return vault ? waitLeft(owner, vault.failures) : 0
}

export function enterPin(owner: string, pin: string): Promise<PinResult> {
  return shareVault(owner, () => tryPin(owner, pin))
}

/** The failure is counted before the PIN is tried, so that closing the page does not undo it. */
async function tryPin(owner: string, pin: string): Promise<PinResult> {
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

/** Off the main thread: it takes about a second on purpose. */
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
  }).finally(() => {
    worker.terminate()
  })
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
