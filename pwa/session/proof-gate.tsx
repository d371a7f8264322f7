import { useEffect, useState } from 'react'
import { askBy } from '#pwa/network/proof.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { useKnownSession } from './use-session.ts'

/** Where calls that need a fresh proof ask for it: one question for all of them. */
export function ProofGate() {
  const { user } = useKnownSession()
  const [settle, setSettle] = useState<{ by: (isProven: boolean) => void } | null>(null)
  const isThere = user !== null

  useEffect(() => {
    if (!isThere) return
    return askBy(
      () =>
        new Promise((by) => {
          setSettle({ by })
        }),
    )
  }, [isThere])

  if (!user || !settle) return null
  return (
    <ProofDialog
      user={user}
      onSettled={(isProven) => {
        setSettle(null)
        settle.by(isProven)
      }}
    />
  )
}
