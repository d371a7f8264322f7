import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { closeVault, openVaultKey } from './open-keys.ts'
import { readVaultState, type VaultState } from './vault-state.ts'

/** After the page was hidden for this time, the wallet asks for the PIN again. */
export const AUTO_LOCK_MS = 5 * 60_000

const KEPT_FOR_MS = 5000

/**
 * The query for the state of the wallet: open, locked or mixed. All parts of the screen share one
 * read of the state.
 */
export function vaultQuery(owner: string) {
  return queryOptions({
    queryKey: ['vault', owner],
    queryFn: () => readVaultState(owner),
    staleTime: KEPT_FOR_MS,
    gcTime: KEPT_FOR_MS,
  })
}

/** Returns whether the wallet needs its PIN. Checks again when the page becomes visible. */
export function useVault(owner: string): {
  state: VaultState | 'checking'
  recheck: () => void
} {
  const client = useQueryClient()
  const { data: state = 'checking', refetch } = useQuery(vaultQuery(owner))

  useEffect(() => {
    let hiddenFor = () => 0
    function handleChange() {
      if (document.hidden) {
        hiddenFor = startWatch()
        return
      }
      if (hiddenFor() >= AUTO_LOCK_MS && openVaultKey(owner)) {
        closeVault(owner)
        client.setQueryData<VaultState>(vaultQuery(owner).queryKey, 'locked')
      } else void refetch()
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => document.removeEventListener('visibilitychange', handleChange)
  }, [client, owner, refetch])

  return { state, recheck: () => void refetch() }
}

/**
 * Returns a function that measures the milliseconds since now. The function returns the longer of
 * two times, because somebody may set back the clock, and the page's timer stops during sleep.
 */
function startWatch(): () => number {
  const [clock, page] = [Date.now(), performance.now()]
  return () => Math.max(Date.now() - clock, performance.now() - page)
}
