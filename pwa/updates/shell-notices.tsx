import { OfflineNotice } from './offline-notice.tsx'
import styles from './shell-notices.module.css'
import { UpdateNotice } from './update-notice.tsx'

/** What the app has to say about itself, above every screen and read out when it appears. */
export function ShellNotices() {
  return (
    <div className={styles['notices']} role="status">
      <OfflineNotice />
      <UpdateNotice />
    </div>
  )
}
