import * as z from 'zod/mini'
import type { SealedBytes } from '#pwa/offline/database.ts'

/**
 * The key that the PIN opens (security level "high"). While it is open it lives in this page's memory
 * only; on disk there is nothing but what it sealed.
 */
const AES = 'AES-GCM'
const NONCE_BYTES = 12

const openKeys = new Map<string, CryptoKey>()

export function keepVaultOpen(owner: string, key: CryptoKey): void {
  openKeys.set(owner, key)
}

export function closeVault(owner: string): void {
  openKeys.delete(owner)
}

/** Null where there is no PIN, or it has not been entered. */
export function openVaultKey(owner: string): CryptoKey | null {
  return openKeys.get(owner) ?? null
}

export async function sealBytes(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SealedBytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: AES, iv: nonce }, key, bytes)
  return { nonce, bytes: new Uint8Array(sealed) }
}

/** Rejects when the key is another one or the bytes were changed. */
export async function unsealBytes(
  key: CryptoKey,
  { nonce, bytes }: SealedBytes,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.decrypt({ name: AES, iv: nonce }, key, bytes))
}

export async function sealJson(key: CryptoKey, value: unknown): Promise<SealedBytes> {
  return sealBytes(key, new TextEncoder().encode(JSON.stringify(value)))
}

export async function unsealJson(key: CryptoKey, sealed: SealedBytes): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(key, sealed)))
}

const Sealed = z.object({
  nonce: z.instanceof(Uint8Array<ArrayBuffer>),
  bytes: z.instanceof(Uint8Array<ArrayBuffer>),
})

export function isSealed(value: unknown): value is SealedBytes {
  return Sealed.safeParse(value).success
}
