import { useEffect, useEffectEvent } from 'react'
import { addKey, BURST_PAUSE_MS, type Burst, isScan, NO_BURST } from './typed-burst.ts'

const SETTLE_MS = 100
const ENDS = new Set(['Enter', 'Tab'])

/** Hears a scanner that works as a keyboard, wherever the focus is. */
export function useWedgeScanner(onCode: (text: string) => void): void {
  const hand = useEffectEvent(onCode)
  useEffect(() => {
    let burst: Burst = NO_BURST
    let pause: ReturnType<typeof setTimeout> | undefined

    const finish = () => {
      const { text } = burst
      burst = NO_BURST
      clearTimeout(pause)
      hand(text)
    }
    // Of a page that was busy, the keys that waited meanwhile come first.
    const settle = () => {
      pause = setTimeout(finish, SETTLE_MS)
    }
    const hear = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (ENDS.has(event.key)) {
        if (!isScan(burst)) return
        // The button in focus is not what the scanner meant.
        event.preventDefault()
        finish()
        return
      }
      burst = addKey(burst, event, event.timeStamp)
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
