import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { useVault } from './use-vault.ts'

const PinScreen = lazy(() =>
  import('./pin-screen.tsx').then(({ PinScreen: Component }) => ({ default: Component })),
)

/** Shows the wallet when its PIN, if it has one, was entered; what a closed one held leaves memory. */
export function PinGate({ owner, children }: { owner: string; children: ReactNode }) {
  const { state, recheck } = useVault(owner)
  const client = useQueryClient()

  useEffect(() => {
    if (state !== 'locked') return
    client.removeQueries({ queryKey: ['wallet', owner] })
    client.removeQueries({ queryKey: ['passes', owner] })
  }, [state, client, owner])

  if (state === 'checking') return <CenteredSpinner />
  if (state === 'open') return children
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <PinScreen owner={owner} onOpen={recheck} />
    </Suspense>
  )
}
