import { useCallback, useRef } from 'react'

/** Returns a ref for the start of each step. If the focus is lost with the old step, the new start takes it. */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
