import type { DeviceStore } from '#pwa/device/storage/device-store.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { keepLevel } from '#pwa/device/presentation/wallet-settings.ts'
import { closeVault, openVaultKey } from './open-keys.ts'
import { isSealed, isVaultLocked } from './vault.ts'

/** `mixed`: the stored rows belong to different PINs or people. The app opens none of them. */
export type VaultState = 'open' | 'locked' | 'mixed'

export async function readVaultState(owner: string): Promise<VaultState> {
  const store = await openStore(owner)
  if (await store.readAtOnce(() => isOfOneVault(store, owner))) {
    const isLocked = await isVaultLocked(owner)
    // The app may stop after a change of the security level, before it has stored the new level in
    // the settings. This line corrects the settings. A store in memory always starts empty, so it
    // must not change them.
    if (store.isOnDisk) keepLevel(isLocked || openVaultKey(owner) ? 'high' : 'standard')
    return isLocked ? 'locked' : 'open'
  }
  closeVault(owner)
  return 'mixed'
}

/**
 * Checks whether all rows of the wallet are encrypted under the present PIN. Without a PIN, no row
 * may be encrypted. Also checks whether the PIN belongs to this person. A browser that was restored
 * from a backup may have rows from other times or accounts.
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
