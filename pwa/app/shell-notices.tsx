import type { ReactNode } from 'react'
import { UpdateNotice } from '#pwa/device/worker/update-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell-notices.module.css'

/**
 * Notices of the app about itself, above every screen; screen readers announce them. The offer of a new
 * version belongs to the main code, because it has to work when the files of this version are gone.
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
