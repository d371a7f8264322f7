import { hashKey } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'

/**
 * Returns the key of the query for the wallet's credentials. The device stores the last response of this
 * query.
 */
export function walletKey(owner: string) {
  return ['wallet', owner] as const
}

/** Returns the key of the query that gets a pass for every credential. */
export function passesKey(owner: string) {
  return ['passes', owner] as const
}

/**
 * Checks whether this device can show the wallet offline. An empty wallet needs only its stored response.
 * Every other wallet also needs a device key and a pass. An encrypted wallet counts as not empty.
 */
export async function isWalletKept(owner: string): Promise<boolean> {
  const store = await openStore(owner)
  const wallet = await store.queries.get(hashKey(walletKey(owner)))
  if (!wallet) return false
  if (Array.isArray(wallet.data) && wallet.data.length === 0) return true
  const [key, passes] = [await store.deviceKeys.get('device'), await store.passes.toArray()]
  return key !== undefined && passes.length > 0
}
