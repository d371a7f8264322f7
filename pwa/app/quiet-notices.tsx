import { DeadLetterNotice } from '#pwa/device/sync/dead-letter-notice.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { HomeScreenNotice } from './home-screen-notice.tsx'
import { LanguageNotice } from './language-notice.tsx'

/** The notices that can appear some time after the screen. */
export function QuietNotices() {
  return (
    <>
      <LanguageNotice />
      <DeadLetterNotice />
      {isFromHomeScreen() && <HomeScreenNotice />}
    </>
  )
}
