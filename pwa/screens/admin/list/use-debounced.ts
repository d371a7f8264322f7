import { useEffect, useState } from 'react'

const PAUSE_MS = 300

/**
 * Returns the value after it has not changed for a moment, for example after a person has stopped
 * typing.
 */
export function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
