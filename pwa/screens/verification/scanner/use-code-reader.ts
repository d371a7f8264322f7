import { useCallback, useEffect, useRef } from 'react'
import { openCodeReader, type CodeReader } from './code-reader.ts'

/** Returns the reader of the screen. It starts when it is first used, and closes with the screen. */
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
