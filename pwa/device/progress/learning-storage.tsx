import { useReloadWhenLost } from '#pwa/device/storage/reload-when-lost.ts'
import { StorageNotice, type StorageWords } from '#pwa/device/storage/storage-notice.tsx'
import styles from './learning-storage.module.css'
import { SaveNotice } from './save-notice.tsx'
import { TryAgain } from './try-again.tsx'

const WORDS: StorageWords = {
  isMemoryOnly:
    'This browser does not let the app store anything, as in a private window. What you do here lasts until you close this page.',
  isFull:
    'There is no room left on this device. What you do now lasts until you close this page: free some space, then try again.',
  wasCleared:
    'The browser cleared what this app kept. What your account has comes back with a connection.',
}

/** Shows faults of the storage above every screen for learning. */
export function LearningStorage() {
  useReloadWhenLost()
  return (
    <>
      <div className={styles['notice']} role="status">
        <StorageNotice words={WORDS} memoryAction={<TryAgain />} />
      </div>
      <SaveNotice />
    </>
  )
}
