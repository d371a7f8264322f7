import { useEffect, useState } from 'react'
import { openStore } from '#pwa/offline/store.ts'
import { closeVault, openVaultKey } from '#pwa/presentation/vault.ts'

/** Out of sight for this long, the wallet asks for the PIN again. */
export const AUTO_LOCK_MS = 5 * 60_000

export type VaultState = 'checking' | 'open' | 'locked'

/** Whether the PIN of this wallet, if it has one, still has to be entered. */
export function useVault(owner: string): { state: VaultState; recheck: () => void } {
  const [checked, setChecked] = useState<{ owner: string; state: VaultState } | null>(null)

  function recheck() {
    void readVaultState(owner).then((state) => {
      setChecked({ owner, state })
    })
  }

  useEffect(() => {
    let isOver = false
    void readVaultState(owner).then((state) => {
      if (!isOver) setChecked({ owner, state })
    })
    return () => {
      isOver = true
    }
  }, [owner])

  useEffect(() => {
    let hiddenAt = Infinity
    function handleChange() {
      if (document.hidden) {
        hiddenAt = Date.now()
        return
      }
      if (Date.now() - hiddenAt < AUTO_LOCK_MS || !openVaultKey(owner)) return
      closeVault(owner)
      setChecked({ owner, state: 'locked' })
    }
    document.addEventListener('visibilitychange', handleChange)
    return () => {
      document.removeEventListener('visibilitychange', handleChange)
    }
  }, [owner])

  return { state: checked?.owner === owner ? checked.state : 'checking', recheck }
}

async function readVaultState(owner: string): Promise<VaultState> {
  if (openVaultKey(owner)) return 'open'
  const vault = await (await openStore(owner)).vault.get('vault')
  return vault ? 'locked' : 'open'
}
