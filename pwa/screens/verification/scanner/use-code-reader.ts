import { useCallback, useEffect, useRef } from 'react'
import { openCodeReader, type CodeReader } from './code-reader.ts'

/**
 * Returns a function that opens the screen's reader of codes. Later calls return the same reader,
 * which closes with the screen.
 */
export function useCodeReader(): () => CodeReader {
  const reader = useRef<CodeReader | null>(null)
  useEffect(
    () => () => {
      reader.current?.close()
      reader.current = null
    },
    [],
  )
  return useCallback(() => (reader.current ??= openCodeReader()), [])
}
