import { useState } from 'react'
import { BULK_ACTIONS_MAX } from '#contracts/credentials/bulk-actions.ts'
import type { Credential } from '#contracts/credentials/credential.ts'

export interface Selection {
  /** The chosen credentials on this page. */
  chosen: readonly Credential[]
  offered: readonly Credential[]
  /** True when no more credentials can be chosen. */
  isFull: boolean
  isChosen: (credential: Credential) => boolean
  toggle: (credential: Credential) => void
  chooseAll: (isOn: boolean) => void
}

/**
 * A credential counts as chosen only while it is visible, so that nobody revokes a credential
 * unseen.
 */
export function useSelection(
  credentials: readonly Credential[],
  mayBeChosen: (credential: Credential) => boolean,
): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const offered = credentials.filter(mayBeChosen)
  const isChosen = ({ credentialId }: Credential) => ids.has(credentialId)
  const chosen = offered.filter(isChosen)
  return {
    offered,
    chosen,
    isFull: chosen.length >= BULK_ACTIONS_MAX,
    isChosen,
    toggle: ({ credentialId }) => {
      const next = new Set(ids)
      if (!next.delete(credentialId)) next.add(credentialId)
      setIds(next)
    },
    chooseAll: (isOn) => {
      setIds(
        new Set(
          isOn ? offered.slice(0, BULK_ACTIONS_MAX).map(({ credentialId }) => credentialId) : [],
        ),
      )
    },
  }
}
