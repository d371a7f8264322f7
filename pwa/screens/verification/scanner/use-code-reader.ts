import { useCallback, useEffect, useRef } from 'react'
import { openCodeReader, type CodeReader } from './code-reader.ts'

/** One reader for as long as the screen is open, started when it is first needed. */
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
