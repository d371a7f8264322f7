import { useEffect, useEffectEvent } from 'react'
import {
  addKey,
  BURST_PAUSE_MS,
  type Burst,
  isPiece,
  isScan,
  KEY_GAP_MS,
  NO_BURST,
  PIECES_WITHIN_MS,
} from './typed-burst.ts'

const SETTLE_MS = 100
const ENDS = new Set(['Enter', 'Tab'])

/**
 * Listens to a scanner that works as a keyboard, whichever element has the focus. An incomplete
 * code waits for its rest. Keys may also follow after `onCode` was called. If they belong to the
 * same code, `onCode` is called again with the whole code.
 */
export function useWedgeScanner(onCode: (text: string) => void): void {
  const hand = useEffectEvent(onCode)
  useEffect(() => {
    let burst: Burst = NO_BURST
    let handed = ''
    let pause: ReturnType<typeof setTimeout> | undefined

    const finish = () => {
      clearTimeout(pause)
      if (burst.text === handed) return
      handed = burst.text
      hand(handed)
    }
    // Waits once more, because keys may still be in the queue of a busy page.
    const settle = () => {
      pause = setTimeout(finish, isPiece(burst) ? PIECES_WITHIN_MS : SETTLE_MS)
    }
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (ENDS.has(event.key)) {
        const isAnothers = burst.text === handed && event.timeStamp - burst.lastAt > KEY_GAP_MS
        if (!isScan(burst) || isAnothers) return
        // The scanner's Enter key must not press the focused button.
        event.preventDefault()
        finish()
        burst = NO_BURST
        handed = ''
        return
      }
      const next = addKey(burst, event, event.timeStamp)
      if (next.text.length === 1) handed = ''
      burst = next
      clearTimeout(pause)
      if (isScan(burst)) pause = setTimeout(settle, BURST_PAUSE_MS)
    }
    addEventListener('keydown', hear, { capture: true })
    return () => {
      clearTimeout(pause)
      removeEventListener('keydown', hear, { capture: true })
    }
  }, [])
}
