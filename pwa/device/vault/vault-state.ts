import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { closeVault, isSealed, isVaultLocked, openVaultKey } from './vault.ts'

/** `mixed`: the stored parts do not belong together, and none is opened. */
export type VaultState = 'open' | 'locked' | 'mixed'

export async function readVaultState(owner: string): Promise<VaultState> {
  const store = await openStore(owner)
  if (await store.atOnce(() => isOfOneVault(store, owner))) {
    const isLocked = await isVaultLocked(owner)
    // The settings are behind if the app stopped between the two writes. Memory tells nothing of the disk.
    if (store.isOnDisk) keepLevel(isLocked || openVaultKey(owner) ? 'high' : 'standard')
    return isLocked ? 'locked' : 'open'
  }
  closeVault(owner)
  return 'mixed'
}

/**
 * Whether all stored parts of the wallet belong to the one present PIN, or to none, and the PIN belongs to
 * this person. They may not when the browser's data was restored from copies of different times or accounts.
 */
export async function isOfOneVault(store: DeviceStore, owner: string): Promise<boolean> {
  const vault = await store.vault.get('vault')
  const kept = [
    ...(await store.queries.toArray()).map(({ data }) => data),
    ...(await store.deviceKeys.toArray()).flatMap((row) => row.sealedKey ?? row.privateKey ?? []),
    ...(await store.passes.toArray()).map(({ pass }) => pass),
    ...(await store.madeCodes.toArray()).map(({ note }) => note),
  ]
  const generation = vault?.generation ?? null
  const isOwn = !vault || vault.owner === owner
  return isOwn && kept.every((one) => (isSealed(one) ? one.generation : null) === generation)
}
