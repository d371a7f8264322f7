import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { StorageNotice } from '#pwa/device/storage/storage-notice.tsx'
import { useSaving, saveAgain } from '#pwa/device/storage/save.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { readStorageState } from '#pwa/device/storage/storage-state.ts'
import { Button } from '#pwa/ui/button.tsx'
import styles from './learning-storage.module.css'
import { words } from './words.ts'

/** Shows problems of the device's storage above every learning screen. */
export function LearningStorage() {
  useReloadWhenLost()
  return (
    <>
      <div className={styles['notice']} role="status">
        <StorageNotice words={words.storage} memoryAction={<TryAgain />} />
      </div>
      <SaveNotice />
    </>
  )
}

/**
 * Says that some work is not stored on the device. The notice stays visible while the page scrolls.
 */
function SaveNotice() {
  const saving = useSaving()
  if (saving === 'saved') return null
  return (
    <div className={joinClasses(styles['notice'], styles['save'])}>
      {saving === 'saving' ? (
        <p className={styles['saving']} role="status">
          {words.saving}
        </p>
      ) : (
        <Notice tone="seal" title={words.notSaved.title} isAlert actions={<TryAgain />}>
          {words.notSaved.text}
        </Notice>
      )}
    </div>
  )
}

/** Repeats the writes that the browser refused. */
function TryAgain() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function tryAgain() {
    setIsBusy(true)
    if (readStorageState().isMemoryOnly) {
      const { leaveMemory } = await import('./leave-memory.ts')
      await leaveMemory()
    }
    await saveAgain()
    await client.invalidateQueries()
    setIsBusy(false)
  }

  return (
    <Button size="small" isBusy={isBusy} onClick={() => void tryAgain()}>
      {words.tryAgain}
    </Button>
  )
}
