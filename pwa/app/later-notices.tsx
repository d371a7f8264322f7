import { DeadLetterNotice } from '#pwa/device/sync/dead-letter-notice.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { HomeScreenNotice } from './home-screen-notice.tsx'

/** Notices that may appear late. */
export function LaterNotices() {
  return (
    <>
      <DeadLetterNotice />
      {isFromHomeScreen() && <HomeScreenNotice />}
    </>
  )
}
