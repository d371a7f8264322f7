import type { ReactNode } from 'react'
import { UpdateNotice } from '#pwa/device/worker/update-notice.tsx'
import { useIsServerReached } from '#pwa/network/connection.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import styles from './shell-notices.module.css'
import { words } from './words.tsx'

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

function OfflineNotice() {
  if (useIsServerReached()) return null
  return (
    <Notice tone="warn" title={words.offline.title}>
      {words.offline.text}
    </Notice>
  )
}
