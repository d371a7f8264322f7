import type { ReactNode } from 'react'
import { Notice } from '#pwa/ui/notice.tsx'
import { ReloadNotice } from './reload-notice.tsx'
import { useStorageState } from './storage-state.ts'

export interface StorageWords {
  isMemoryOnly: string
  isFull: string
  wasCleared: string
}

interface StorageNoticeProps {
  words: StorageWords
  /** A button of the notice, for a person whose browser refuses to store. */
  memoryAction?: ReactNode
}

/** Explains a problem of the browser's storage. The words come from the screen. */
export function StorageNotice({ words, memoryAction }: StorageNoticeProps) {
  const { isMemoryOnly, wasCleared, isFull, isOutdated, isLost } = useStorageState()
  if (isOutdated || isLost) return <ReloadNotice />
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
