import { useEffect, useRef, useState } from 'react'

/** Returns true after the element has been near the screen once. */
export function useSeen<Seen extends Element>() {
  const element = useRef<Seen>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      setIsSeen(true)
      observer.disconnect()
    })
    observer.observe(target)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { element, isSeen }
}
