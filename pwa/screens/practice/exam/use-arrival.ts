import { useEffect, useRef } from 'react'

/** Returns a ref for the heading of a new screen. Scrolls to the top and moves the focus to the heading. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
