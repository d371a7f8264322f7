import { hashKey } from '@tanstack/react-query'
import { openStore } from '#pwa/device/storage/store.ts'

/** Of the query whose last answer is kept. */
export function walletKey(owner: string) {
  return ['wallet', owner] as const
}

/** Of the query which sees that every card has its pass. */
export function passesKey(owner: string) {
  return ['passes', owner] as const
}

/** Whether the cards can be shown offline. Those under a PIN cannot be read here; then a pass has to do. */
export async function isWalletKept(owner: string): Promise<boolean> {
  const store = await openStore(owner)
  const wallet = await store.queries.get(hashKey(walletKey(owner)))
  if (!wallet) return false
  if (Array.isArray(wallet.data) && wallet.data.length === 0) return true
  const [key, passes] = [await store.deviceKeys.get('device'), await store.passes.toArray()]
  return key !== undefined && passes.length > 0
}
