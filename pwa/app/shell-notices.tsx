import type { ReactNode } from 'react'
import { UpdateNotice } from '#pwa/device/worker/update-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell-notices.module.css'

/**
 * What the app has to say about itself, above every screen and read out when it appears. The offer of
 * a new version is never loaded on its own: it has to work when the files of this one are gone.
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
