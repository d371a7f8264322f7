import { useCallback, useRef } from 'react'

/** Answers a ref for the start of every step: it takes the focus that went with the step before. */
export function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}
