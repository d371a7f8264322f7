import { useCallback, useRef } from 'react'

/** Returns a ref for the start of each step. When a step with the focus is replaced, the new start takes it. */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
