import { useCallback, useEffect, useRef } from 'react'
import { useKnownSession } from '#pwa/session/use-session.ts'
import type { Sync } from './sync.ts'

/** Runs the sync of the signed-in user. Returns a function that sends the refused events again. */
export function useSync(): () => void {
  const { user } = useKnownSession()
  const owner = user?.id
  const running = useRef<Sync>(undefined)

  useEffect(() => {
    if (owner === undefined) return
    let isGone = false
    void import('./sync.ts').then(({ startSync }) => {
      if (!isGone) running.current = startSync(owner)
    })
    return () => {
      isGone = true
      running.current?.stop()
      running.current = undefined
    }
  }, [owner])

  return useCallback(() => void running.current?.tryAgain(), [])
}
