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
 * Hears a scanner that works as a keyboard, wherever the focus is. What arrived late, and by the clock
 * of its keys belongs to a code that was handed in already, hands that code in again, whole. A piece of a
 * code waits for the rest.
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
    // Of a page that was busy, the keys that waited meanwhile come first.
    const settle = () => {
      pause = setTimeout(finish, isPiece(burst) ? PIECES_WITHIN_MS : SETTLE_MS)
    }
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (ENDS.has(event.key)) {
        const isAnothers = burst.text === handed && event.timeStamp - burst.lastAt > KEY_GAP_MS
        if (!isScan(burst) || isAnothers) return
        // The button in focus is not what the scanner meant.
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
