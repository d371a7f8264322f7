import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useKnownSession } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { personOf } from './places.tsx'
import { siteTexts } from '#pwa/ui/kept-texts.ts'

const TOLD_KEY = 'homeScreen'

/**
 * Appears once after a log-in in an app on the home screen. Such an app does not have the browser's
 * data.
 */
export function HomeScreenNotice() {
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
      title="This app starts empty"
      actions={
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            siteTexts.set(TOLD_KEY, 'yes')
            setIsClosed(true)
          }}
        >
          Not now
        </Button>
      }
    >
      It has nothing of what the browser on this phone keeps.{' '}
      <Link to="/wallet">Open your wallet</Link> here once with a connection: then it works without
      one.
    </Notice>
  )
}
