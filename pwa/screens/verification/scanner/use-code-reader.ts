import { useCallback, useEffect, useRef } from 'react'
import type { DecodeAnswer, DecodeRequest, Reading } from './decode-messages.ts'

interface CodeReader {
  readFile(file: Blob): Promise<Reading>
  /** The frame moves to the worker, so the caller cannot use it any more. */
  readFrame(frame: ImageBitmap): Promise<Reading>
  close(): void
}

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

/** Opens a reader of codes in a worker, so that a large picture never freezes the page. */
function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./decode-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (reading: Reading) => void>()
  let lastId = 0

  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.id)?.(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const settle of waiting.values()) settle({ fault: 'no reader' })
    waiting.clear()
  })

  const ask = (job: { file: Blob } | { frame: ImageBitmap }) => {
    lastId += 1
    const request: DecodeRequest = { id: lastId, ...job }
    return new Promise<Reading>((settle) => {
      waiting.set(request.id, settle)
      worker.postMessage(request, 'frame' in job ? [job.frame] : [])
    })
  }
  return {
    readFile: (file) => ask({ file }),
    readFrame: (frame) => ask({ frame }),
    close: () => worker.terminate(),
  }
}
