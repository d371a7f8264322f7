import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DeadLetterNotice } from '#pwa/device/sync/dead-letter-notice.tsx'
import { isFromHomeScreen } from '#pwa/ui/home-screen.ts'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { siteTexts } from '#pwa/ui/browser-storage.ts'
import { LanguageNotice } from './language-notice.tsx'
import { words } from './words.tsx'
import { personOf } from './places.tsx'

const TOLD_KEY = 'homeScreen'

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

/**
 * Explains to a signed-in user why the app on the home screen starts empty: it does not have the
 * browser's stored data. Disappears for good when the user closes the notice or opens the wallet.
 */
function HomeScreenNotice() {
  const person = personOf(useKnownSession())
  const { pathname } = useLocation()
  const [isClosed, setIsClosed] = useState(false)
  const isInWallet = person !== null && pathname === '/wallet'

  useEffect(() => {
    if (isInWallet) siteTexts.set(TOLD_KEY, 'yes')
  }, [isInWallet])

  const isTold = isClosed || siteTexts.get(TOLD_KEY) !== null
  if (!person || isInWallet || isTold) return null
  return (
    <Notice
      title={words.homeScreen.title}
      actions={
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            siteTexts.set(TOLD_KEY, 'yes')
            setIsClosed(true)
          }}
        >
          {words.homeScreen.close}
        </Button>
      }
    >
      {words.homeScreen.text((text) => (
        <Link to="/wallet">{text}</Link>
      ))}
    </Notice>
  )
}
