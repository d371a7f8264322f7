import { useCallback, useRef } from 'react'

/**
 * Returns a ref for the first heading or input of each step. The focused element may disappear
 * together with its step. The first element of the next step then takes the focus.
 */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
