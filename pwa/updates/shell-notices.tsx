import { OfflineNotice } from './offline-notice.tsx'
import { useOfflineReady } from './offline-ready.ts'
import { ParkedNotice } from './parked-notice.tsx'
import styles from './shell-notices.module.css'
import { UpdateNotice } from './update-notice.tsx'

/** What the app has to say about itself, above every screen and read out when it appears. */
export function ShellNotices() {
  useOfflineReady()
  return (
    <div className={styles['notices']} role="status">
      <OfflineNotice />
      <ParkedNotice />
      <UpdateNotice />
    </div>
  )
}
