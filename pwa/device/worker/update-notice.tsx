import { useEffect, useState } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { isAnyTabBusy, onBusyChange } from './busy.ts'
import { activateUpdate } from './follow-worker.ts'
import { useUpdateState } from './update-state.ts'
import { words } from './words.ts'

/** Offers the new version when no tab is busy. The user can close the offer. */
export function UpdateNotice() {
  const state = useUpdateState()
  const isQuiet = useIsQuiet(state === 'ready')
  const [isPutOff, setIsPutOff] = useState(false)

  if (state === 'outdated') {
    return <Notice title={words.update.outdated.title}>{words.update.outdated.text}</Notice>
  }
  if (state !== 'ready' || !isQuiet || isPutOff) return null
  return (
    <Notice
      title={words.update.ready.title}
      actions={
        <>
          <Button variant="primary" size="small" onClick={activateUpdate}>
            {words.update.ready.load}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setIsPutOff(true)}>
            {words.update.ready.later}
          </Button>
        </>
      }
    >
      {words.update.ready.text}
    </Notice>
  )
}

/** Returns whether no tab is busy. Asks only while `isWanted` is true. */
function useIsQuiet(isWanted: boolean): boolean {
  const [isQuiet, setIsQuiet] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    const look = () =>
      void isAnyTabBusy().then((isBusy) => {
        if (!isGone) setIsQuiet(!isBusy)
      })
    look()
    const stop = onBusyChange(look)
    // Looks again and again, because a tab that closes sends no message.
    const timer = setInterval(look, 2000)
    return () => {
      isGone = true
      stop()
      clearInterval(timer)
    }
  }, [isWanted])
  return isWanted && isQuiet
}
