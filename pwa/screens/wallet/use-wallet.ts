import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  isEnded,
  listHeldCredentials,
  statusOf,
  walletStatusOf,
  type HeldCredential,
  type WalletStatus,
} from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { call } from '#pwa/network/http.ts'
import { keepQuery, recallQuery, type Keeping } from '#pwa/device/storage/keep-query.ts'
import { isKept, markKept } from '#pwa/device/storage/kept-mark.ts'
import { askForPersistence } from '#pwa/device/storage/persistence.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { reportStorage } from '#pwa/device/storage/storage-state.ts'
import { passesKey, walletKey } from '#pwa/device/presentation/kept-wallet.ts'
import { preparePasses } from '#pwa/device/presentation/passes.ts'
import { keepSealed } from '#pwa/device/vault/keep-sealed.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { vaultQuery } from '#pwa/device/vault/use-vault.ts'
import { words } from './words.tsx'

export const WALLET_STALE_MS = 5 * MINUTE_MS
const WALLET_GC_MS = 10 * MINUTE_MS

/**
 * The query for one person's credentials. Shows the stored response immediately. Asks the server
 * when this response is older than five minutes.
 */
export function walletQuery(owner: string) {
  return queryOptions({
    queryKey: walletKey(owner),
    queryFn: () => call(listHeldCredentials),
    staleTime: WALLET_STALE_MS,
    gcTime: WALLET_GC_MS,
    persister: keepQuery(keepingOf(owner)),
  })
}

/**
 * Reads the state of the wallet and its stored credentials before the first render. With a PIN, the
 * credentials cannot be read before somebody has entered the PIN.
 */
export async function recallWallet(client: QueryClient, owner: string): Promise<void> {
  await Promise.all([
    client.query(vaultQuery(owner)),
    recallQuery(client, walletQuery(owner).queryKey, keepingOf(owner)),
  ])
}

function keepingOf(owner: string): Keeping<typeof listHeldCredentials.answer> {
  return {
    ...keepSealed(owner, listHeldCredentials.answer),
    onKept: (credentials) => {
      if (credentials.length > 0) markKept(owner)
    },
    onMissing: () => {
      if (isKept(owner)) reportStorage({ wasCleared: true })
    },
  }
}

export function useWallet(owner: string) {
  const wallet = useQuery(walletQuery(owner))
  const hasCards = wallet.data !== undefined && wallet.data.length > 0
  useEffect(() => {
    if (hasCards) void askForPersistence()
  }, [hasCards])
  return wallet
}

/** Prepares this device to show these credentials offline. */
export function passesQuery(owner: string, credentials: readonly HeldCredential[]) {
  const credentialIds = credentials
    .filter((credential) => !isEnded(statusOf(credential, serverNow())))
    .map(({ credentialId }) => credentialId)
  return queryOptions({
    queryKey: [...passesKey(owner), credentialIds],
    queryFn: () => preparePasses({ owner, credentialIds, onEnded: notifyOfEnd }),
  })
}

function notifyOfEnd(description: string) {
  showToast({ title: words.walletPage.page.deviceEnded, description, variant: 'destructive' })
}

interface WalletCounts {
  total: number
  valid: number
  upcoming: number
  expiring: number
  expired: number
}

/**
 * Counts credentials by the rules of the spec. An expiring credential also counts as valid. A
 * revoked credential counts as expired. Each other credential counts once, so that `valid`,
 * `upcoming` and `expired` add up to `total`.
 */
export function countCredentials(
  credentials: readonly HeldCredential[],
  now: number,
  warningDays: number,
): WalletCounts {
  const statuses = credentials.map((credential) => walletStatusOf(credential, now, warningDays))
  const count = (wanted: WalletStatus) => statuses.filter((status) => status === wanted).length
  const [upcoming, expiring] = [count('upcoming'), count('expiring')]
  return {
    total: statuses.length,
    valid: count('valid') + expiring,
    upcoming,
    expiring,
    expired: count('expired') + count('revoked'),
  }
}
