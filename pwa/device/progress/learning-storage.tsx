import { useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { StorageNotice } from '#pwa/device/storage/storage-notice.tsx'
import styles from './learning-storage.module.css'
import { SaveNotice } from './save-notice.tsx'
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
