import { useEffect, useRef } from 'react'
import type { PresentationRequest } from '#contracts/interop/requests.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { LinkQr } from '#pwa/ui/link-qr.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './ask-tab.module.css'
import { words } from './words.tsx'

const { waiting } = words

interface WaitingForWalletProps {
  request: PresentationRequest & { link: string }
  /** True when the issuer is not reachable. The wallet's answer cannot be received then either. */
  isAway: boolean
  onStop: () => void
}

/** Shows the QR code for the holder's wallet, or the link for a wallet on this device. */
export function WaitingForWallet({ request, isAway, onStop }: WaitingForWalletProps) {
  const { way, link, expiresAt, hasUnprovenRefusal } = request
  const title = useFocus()
  const isHere = way === 'device'
  return (
    <Panel title={isHere ? waiting.openTitle : waiting.scanTitle} titleRef={title}>
      <div className={styles['waiting']}>
        {isHere ? (
          <ButtonLink variant="primary" to={link}>
            {waiting.open}
          </ButtonLink>
        ) : (
          <LinkQr link={link} label={waiting.code} />
        )}
        <p>{isHere ? waiting.leadsBack : waiting.scan}</p>
        <p className={styles['left']}>
          {waiting.timeLeft(<Countdown until={Date.parse(expiresAt)} />)}
        </p>
        {hasUnprovenRefusal && (
          <Notice tone="warn" title={waiting.refused.title} isAlert>
            {waiting.refused.sentence}
          </Notice>
        )}
        {isAway && (
          <Notice tone="warn" isAlert>
            {waiting.away}
          </Notice>
        )}
        <Button onClick={onStop}>{waiting.stop}</Button>
      </div>
    </Panel>
  )
}

export function WaitingForBrowser({ onStop }: { onStop: () => void }) {
  const title = useFocus()
  return (
    <Panel title={waiting.browserTitle} titleRef={title}>
      <div className={styles['waiting']}>
        <CenteredSpinner label={waiting.spinner} />
        <p>{waiting.choose}</p>
        <Button onClick={onStop}>{waiting.stop}</Button>
      </div>
    </Panel>
  )
}

/** Moves the focus to the new title, because the pressed button has disappeared. */
function useFocus() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return title
}
