import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStore } from '#pwa/offline/store.ts'
import { closeVault, openVaultKey } from '#pwa/presentation/vault.ts'

/** Out of sight for this long, the wallet asks for the PIN again. */
export const AUTO_LOCK_MS = 5 * 60_000

const KEPT_FOR_MS = 5000

export type VaultState = 'open' | 'locked'

/** Read anew by whoever opens the wallet; kept only for the moment between two screens. */
export function vaultQuery(owner: string) {
  return queryOptions({
    queryKey: ['vault', owner],
    queryFn: () => readVaultState(owner),
    staleTime: 0,
    gcTime: KEPT_FOR_MS,
  })
}

/** Whether the PIN of this wallet, if it has one, still has to be entered. */
export function useVault(owner: string): {
  state: VaultState | 'checking'
  recheck: () => void
} {
  const client = useQueryClient()
  const { data: state = 'checking', refetch } = useQuery(vaultQuery(owner))

  useEffect(() => {
    let hiddenAt = Infinity
    function handleChange() {
      if (document.hidden) {
        hiddenAt = Date.now()
        return
      }
      if (Date.now() - hiddenAt < AUTO_LOCK_MS || !openVaultKey(owner)) return
      closeVault(owner)
      client.setQueryData(vaultQuery(owner).queryKey, 'locked')
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      document.removeEventListener('visibilitychange', handleChange)
    }
  }, [client, owner])

  return { state, recheck: () => void refetch() }
}

async function readVaultState(owner: string): Promise<VaultState> {
  if (openVaultKey(owner)) return 'open'
  const vault = await (await openStore(owner)).vault.get('vault')
  return vault ? 'locked' : 'open'
}
