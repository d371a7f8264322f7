import { useEffect, useRef } from 'react'

/** For the heading of a new screen: scrolls to the top and takes the focus. */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}
