import type { ReactNode } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { useStorageState } from './storage-state.ts'

export interface StorageWords {
  isMemoryOnly: string
  isFull: string
  wasCleared: string
}

interface StorageNoticeProps {
  words: StorageWords
  /** What somebody can do where the browser refuses to store. */
  memoryAction?: ReactNode
}

/** What is wrong with the storage of this browser, in the words of the place that suffers from it. */
export function StorageNotice({ words, memoryAction }: StorageNoticeProps) {
  const { isMemoryOnly, wasCleared, isFull, isOutdated, isLost } = useStorageState()
  const reload = (
    <Button
      size="small"
      onClick={() => {
        location.reload()
      }}
    >
      Reload
    </Button>
  )
  if (isOutdated || isLost) {
    return (
      <Notice tone="warn" actions={reload}>
        {isOutdated
          ? 'A newer version of this app is open in another tab. Reload to use it here too.'
          : 'The browser lost its connection to the storage of this app. Reload to open it again.'}
      </Notice>
    )
  }
  if (isMemoryOnly) {
    return (
      <Notice tone="warn" actions={memoryAction}>
        {words.isMemoryOnly}
      </Notice>
    )
  }
  if (isFull) return <Notice tone="warn">{words.isFull}</Notice>
  return wasCleared && <Notice tone="warn">{words.wasCleared}</Notice>
}
