import { useCallback, useEffect, useRef } from 'react'
import { openCodeReader, type CodeReader } from './code-reader.ts'

/** One reader while the screen is open. It starts at its first use. */
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
