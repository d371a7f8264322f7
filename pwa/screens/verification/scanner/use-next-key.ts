import { useEffect, useEffectEvent } from 'react'
import { KEY_GAP_MS } from './typed-burst.ts'

const NEXT_KEYS = new Set(['n', 'N', 'Enter', ' '])
const CONTROLS = 'button, a, input, textarea, select, summary, [role="tab"]'

/**
 * Starts the next scan when the verifier presses N, Enter or Space. A scanner types such keys too.
 * Therefore a key does not count when another key follows within `KEY_GAP_MS`.
 */
export function useNextKey(onNext: () => void): void {
  const next = useEffectEvent(onNext)
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined
    const hear = (event: KeyboardEvent) => {
      clearTimeout(wait)
      if (!NEXT_KEYS.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || event.repeat) return
      const isLetter = event.key.toLowerCase() === 'n'
      const isOnControl = event.target instanceof Element && event.target.matches(CONTROLS)
      // A control with the focus needs Enter and Space itself.
      if (isOnControl && !isLetter) return
      wait = setTimeout(next, KEY_GAP_MS)
    }
    addEventListener('keydown', hear)
    return () => {
      clearTimeout(wait)
      removeEventListener('keydown', hear)
    }
  }, [])
}
