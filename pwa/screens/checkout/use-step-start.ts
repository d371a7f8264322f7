import { useCallback, useRef } from 'react'

/** Answers a ref for the start of each step. The start takes the focus that the former step had. */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
