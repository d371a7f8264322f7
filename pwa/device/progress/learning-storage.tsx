import { useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { StorageNotice } from '#pwa/device/storage/storage-notice.tsx'
import { useSaving } from '#pwa/device/storage/save.ts'
import { joinClasses } from '#pwa/ui/join-classes.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './learning-storage.module.css'
import { TryAgain } from './try-again.tsx'
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
