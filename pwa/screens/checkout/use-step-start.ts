import { useCallback, useRef } from 'react'

/**
 * Returns a ref for the heading or the input at the start of each step. When the focused element disappears
 * with the former step, the start of the new step takes the focus.
 */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
