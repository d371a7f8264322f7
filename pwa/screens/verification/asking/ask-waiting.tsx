import { useEffect, useRef } from 'react'
import type { PresentationRequest } from '#contracts/interop/requests.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { LinkQr } from '#pwa/ui/link-qr.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './ask-tab.module.css'

interface WaitingForScanProps {
  request: PresentationRequest & { link: string }
  /** True when the issuer is not reachable. Then no answer can be received either. */
  isAway: boolean
  onStop: () => void
}

/** Shows the QR code for the holder's wallet. A wallet on this device can open the link too. */
export function WaitingForScan({ request, isAway, onStop }: WaitingForScanProps) {
  const { link, expiresAt } = request
  const title = useFocus()
  return (
    <Panel title="Let the holder scan this" titleRef={title}>
      <div className={styles['waiting']}>
        <LinkQr link={link} label="QR code for the holder's wallet" />
        <p>
          With the wallet app that holds the credential, or{' '}
          <a href={link}>open it on this device</a>. It is good for one answer.
        </p>
        <p className={styles['left']}>
          Time left: <Countdown until={Date.parse(expiresAt)} />
        </p>
        {isAway && (
          <Notice tone="warn" isAlert>
            No connection to the server just now. The wallet can go on; its answer is shown here as
            soon as the connection is back.
          </Notice>
        )}
        <Button onClick={onStop}>Stop asking</Button>
      </div>
    </Panel>
  )
}

export function WaitingForBrowser({ onStop }: { onStop: () => void }) {
  const title = useFocus()
  return (
    <Panel title="The browser asks for a wallet" titleRef={title}>
      <div className={styles['waiting']}>
        <CenteredSpinner label="Waiting for the wallet…" />
        <p>
          Choose the wallet in the browser's own window, on this device or on a phone beside it.
        </p>
        <Button onClick={onStop}>Stop asking</Button>
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
