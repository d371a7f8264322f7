import { hashKey } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'

/** The key of the query that stores its last answer. */
export function walletKey(owner: string) {
  return ['wallet', owner] as const
}

/** The key of the query that makes sure that every card has its pass. */
export function passesKey(owner: string) {
  return ['passes', owner] as const
}

/** Whether the cards can be shown offline. Cards under a PIN cannot be read here; then a pass is enough. */
export async function isWalletKept(owner: string): Promise<boolean> {
  const store = await openStore(owner)
  const wallet = await store.queries.get(hashKey(walletKey(owner)))
  if (!wallet) return false
  if (Array.isArray(wallet.data) && wallet.data.length === 0) return true
  const [key, passes] = [await store.deviceKeys.get('device'), await store.passes.toArray()]
  return key !== undefined && passes.length > 0
}
