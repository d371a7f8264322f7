/**
 * The key that is derived from the PIN (security level "high"). Only this page's memory has the key. The disk
 * has only data that this key encrypted.
 */
export interface VaultKey {
  generation: string
  key: CryptoKey
}

const openKeys = new Map<string, VaultKey>()

export function keepVaultOpen(owner: string, key: VaultKey): void {
  openKeys.set(owner, key)
}

export function closeVault(owner: string): void {
  openKeys.delete(owner)
}

export function closeVaults(): void {
  openKeys.clear()
}

/** Returns null when there is no PIN, or before the PIN is entered on this page. */
export function openVaultKey(owner: string): VaultKey | null {
  return openKeys.get(owner) ?? null
}
