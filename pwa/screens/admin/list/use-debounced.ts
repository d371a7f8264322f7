import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/** The value once it has not changed for a moment: what somebody types, when they pause. */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => {
      setDebounced(value)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [value])
  return debounced
}
