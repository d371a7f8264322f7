import { openStore, type DeviceStore } from '#pwa/offline/store.ts'
import { closeVault, keepVaultOpen, sealJson, unsealJson } from './vault.ts'
import type { PinRequest } from './pin-worker.ts'

export const PIN_DIGITS_MIN = 6
export const PIN_DIGITS_MAX = 12
const PIN = new RegExp(`^[0-9]{${String(PIN_DIGITS_MIN)},${String(PIN_DIGITS_MAX)}}$`)

const SALT_BYTES = 16
const CHECK = 'opened'

/** A slip or two costs nothing; each further wrong PIN doubles the wait. */
const FREE_FAILURES = 2
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000

export type PinResult =
  { result: 'opened' } | { result: 'wrong' | 'waiting'; waitUntil: number; failures: number }

export function isPin(text: string): boolean {
  return PIN.test(text)
}

/** How long the wallet stays shut after so many wrong PINs in a row. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1))
}

/**
 * From here on everything of the wallet is stored under this PIN. What was stored in clear is
 * removed, and so is the device's key, which cannot be wrapped: another takes its place.
 */
export async function setPin(owner: string, pin: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const key = await deriveKey(pin, salt)
  const check = await sealJson(key, CHECK)
  const store = await openStore(owner)
  await removeWallet(store)
  await store.vault.put({ id: 'vault', salt, check, failures: 0, waitUntil: 0 })
  keepVaultOpen(owner, key)
}

/** Also for a forgotten PIN: what it sealed is given up and comes again from the account. */
export async function removePin(owner: string): Promise<void> {
  const store = await openStore(owner)
  await removeWallet(store)
  await store.vault.clear()
  closeVault(owner)
}

async function removeWallet(store: DeviceStore) {
  await Promise.all([store.queries.clear(), store.deviceKeys.clear(), store.passes.clear()])
}

/** The failure is counted before the PIN is tried, so that closing the page does not undo it. */
export async function enterPin(owner: string, pin: string, now = Date.now()): Promise<PinResult> {
  const store = await openStore(owner)
  const attempt = await store.atOnce(async () => {
    const vault = await store.vault.get('vault')
    if (!vault || vault.waitUntil > now) return { vault, isAllowed: false }
    const failures = vault.failures + 1
    await store.vault.put({ ...vault, failures, waitUntil: now + waitAfter(failures) })
    return { vault, isAllowed: true }
  })
  const { vault, isAllowed } = attempt
  if (!vault) return { result: 'opened' }
  if (!isAllowed) {
    return { result: 'waiting', waitUntil: vault.waitUntil, failures: vault.failures }
  }

  const key = await deriveKey(pin, vault.salt)
  const isRight = await unsealJson(key, vault.check).then(
    (check) => check === CHECK,
    () => false,
  )
  const failures = vault.failures + 1
  if (!isRight) return { result: 'wrong', waitUntil: now + waitAfter(failures), failures }

  await store.vault.put({ ...vault, failures: 0, waitUntil: 0 })
  keepVaultOpen(owner, key)
  return { result: 'opened' }
}

/** Off the main thread: it takes about a second on purpose. */
async function deriveKey(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const worker = new Worker(new URL('./pin-worker.ts', import.meta.url), { type: 'module' })
  const request: PinRequest = { pin, salt }
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
