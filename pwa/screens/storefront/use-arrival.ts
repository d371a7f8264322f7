import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the part that the address names, and opens it if it is folded. The browser could not do this, because the
 * part did not exist when the page opened.
 */
export function useArrival() {
  const { hash } = useLocation()
  const arrived = useRef('')
  // Looks again after each render, because a part can come later.
  useEffect(() => {
    if (arrived.current !== hash && arriveAt(hash)) arrived.current = hash
  })
  // A second press of the same link changes no address, but the reader may have folded the part in the meantime.
  useEffect(() => {
    const arriveAgain = () => arriveAt(location.hash)
    addEventListener('popstate', arriveAgain)
    return () => removeEventListener('popstate', arriveAgain)
  }, [])
}

/** Returns false while the part is missing. */
function arriveAt(hash: string): boolean {
  if (hash === '') return true
  const part = document.getElementById(hash.slice(1))
  const fold = part?.matches('details') ? part : part?.querySelector(':scope > details')
  fold?.setAttribute('open', '')
  part?.scrollIntoView()
  return part !== null
}
