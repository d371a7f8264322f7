import { useEffect, useState, type ComponentType } from 'react'
import { askBy } from '#pwa/network/proof.ts'
import type { ProofDialogProps } from './proof-dialog.tsx'
import { useKnownSession } from './use-session.ts'

interface Asked {
  Dialog: ComponentType<ProofDialogProps>
  settle: (isProven: boolean) => void
}

/** All calls that need a proof at the same time share one question. */
export function ProofGate() {
  const { user } = useKnownSession()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isThere = user !== null

  useEffect(() => {
    if (!isThere) return
    return askBy(async () => {
      const loaded = await import('./proof-dialog.tsx').catch(() => null)
      if (!loaded) return false
      return new Promise((settle) => setAsked({ Dialog: loaded.ProofDialog, settle }))
    })
  }, [isThere])

  if (!user || !asked) return null
  const { Dialog, settle } = asked
  return (
    <Dialog
      user={user}
      onSettled={(isProven) => {
        setAsked(null)
        settle(isProven)
      }}
    />
  )
}
