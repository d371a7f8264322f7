import { useState } from 'react'
import { BULK_DEEDS_MAX } from '#contracts/credentials/bulk-deeds.ts'
import type { Credential } from '#contracts/credentials/credential.ts'

export interface Selection {
  /** Of those on the page that may be chosen. */
  chosen: readonly Credential[]
  offered: readonly Credential[]
  isChosen: (credential: Credential) => boolean
  toggle: (credential: Credential) => void
  chooseAll: (isOn: boolean) => void
}

/** Only what can be seen counts as chosen. */
export function useSelection(
  credentials: readonly Credential[],
  mayBeChosen: (credential: Credential) => boolean,
): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const offered = credentials.filter(mayBeChosen).slice(0, BULK_DEEDS_MAX)
  const isChosen = ({ credentialId }: Credential) => ids.has(credentialId)
  return {
    offered,
    chosen: offered.filter(isChosen),
    isChosen,
    toggle: ({ credentialId }) => {
      const next = new Set(ids)
      if (!next.delete(credentialId)) next.add(credentialId)
      setIds(next)
    },
    chooseAll: (isOn) => {
      setIds(new Set(isOn ? offered.map(({ credentialId }) => credentialId) : []))
    },
  }
}
