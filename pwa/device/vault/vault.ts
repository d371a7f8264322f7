import * as z from 'zod/mini'
import type { SealedBytes } from '#pwa/device/storage/device-tables.ts'
import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { readKeptUser } from '#pwa/session/kept-user.ts'
import { closeVault, openVaultKey, type VaultKey } from './open-keys.ts'

const AES = 'AES-GCM'
const NONCE_BYTES = 12

/**
 * Returns true when there is a PIN, and nobody has entered it on this page. Another tab may have
 * set the PIN.
 */
export async function isVaultLocked(owner: string): Promise<boolean> {
  const open = openVaultKey(owner)
  const kept = await (await openStore(owner)).vault.get('vault')
  const isOutdated = open !== null && open.generation !== kept?.generation
  if (isOutdated && openVaultKey(owner) === open) closeVault(owner)
  return kept !== undefined && openVaultKey(owner) === null
}

/**
 * Thrown when another tab has changed the wallet since this tab read it, or when the owner has
 * logged out. The tabs use no lock, because a tab should not have to wait for a call of another
 * tab.
 * Decision: `docs/decisions/41-no-tab-waits-for-another.md`.
 */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

const TRIES = 4

/**
 * Runs `work`. After a `ChangedMeanwhile`, runs it again from the start, at most `TRIES` times in
 * all.
 */
export async function startOver<Result>(
  work: (state: { isAgain: boolean }) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work({ isAgain: tries > 1 })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries === TRIES) throw error
    }
  }
}

/**
 * Checks whether this browser still stores this person's data. The person may have logged out in another
 * tab.
 */
export function isKeptHere(owner: string): boolean {
  return readKeptUser()?.user.id === owner
}

/**
 * Stores wallet data that the caller has encrypted under `vault`. The data is not encrypted when
 * `vault` is null. Returns false and stores nothing when a PIN was set, changed or removed in the
 * meantime, or when the owner has logged out. Also returns false when `write` returns false.
 */
export async function writeUnder(
  owner: string,
  vault: VaultKey | null,
  write: (store: DeviceStore) => PromiseLike<unknown>,
): Promise<boolean> {
  const store = await openStore(owner)
  return store.atOnce(async () => {
    const kept = await store.vault.get('vault')
    if (kept?.generation !== vault?.generation || !isKeptHere(owner)) return false
    return (await write(store)) !== false
  })
}

export async function sealBytes(
  { generation, key }: VaultKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SealedBytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: AES, iv: nonce }, key, bytes)
  return { generation, nonce, bytes: new Uint8Array(sealed) }
}

/**
 * Returns null while the wallet is locked, and for bytes under another PIN. Rejects when the bytes were
 * changed.
 */
export async function unsealBytes(
  vault: VaultKey | null,
  { generation, nonce, bytes }: SealedBytes,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (vault?.generation !== generation) return null
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv: nonce }, vault.key, bytes))
}

export async function sealJson(key: VaultKey, value: unknown): Promise<SealedBytes> {
  return sealBytes(key, new TextEncoder().encode(JSON.stringify(value)))
}

export async function unsealJson(vault: VaultKey | null, sealed: SealedBytes): Promise<unknown> {
  const bytes = await unsealBytes(vault, sealed)
  return bytes && JSON.parse(new TextDecoder().decode(bytes))
}

const Sealed = z.object({
  generation: z.string(),
  nonce: z.instanceof(Uint8Array<ArrayBuffer>),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
})

export function isSealed(value: unknown): value is SealedBytes {
  return Sealed.safeParse(value).success
}
