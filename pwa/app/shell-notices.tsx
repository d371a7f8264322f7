import type { ReactNode } from 'react'
import { UpdateNotice } from '#pwa/device/worker/update-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell-notices.module.css'

/**
 * Shows messages about the app itself above every screen. Screen readers read them aloud. The offer of a new
 * version is in the main code, because it must work even if the files of this version no longer exist.
 */
export function ShellNotices({ children }: { children: ReactNode }) {
  return (
    <div className={styles['notices']} role="status">
      <OfflineNotice />
      {children}
      <UpdateNotice />
    </div>
  )
}
