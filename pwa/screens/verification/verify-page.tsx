import { Printer, RotateCw } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import { useToken } from './use-token.ts'
import { failureSentence, useVerify } from './use-verify.ts'
import styles from './verify-page.module.css'

const NoToken = lazyPart(async () => (await import('./no-token.tsx')).NoToken, {
  fallback: <CenteredSpinner />,
})

const FAILED = 'Failed to verify credential. Please try again.'

/** The public page behind every code: the verdict on the token in its address. */
export function VerifyPage() {
  const [token, setToken] = useToken()
  return (
    <Page width="reading">
      <title>Verification · Visa Success Guide</title>
      {token === null ? <NoToken onToken={setToken} /> : <TokenVerdict key={token} token={token} />}
    </Page>
  )
}

function TokenVerdict({ token }: { token: string }) {
  const { mutate, verdict, error, status } = useVerify()
  const check = useCallback(() => {
    mutate({ input: token, inputMethod: 'link' })
  }, [mutate, token])
  useEffect(check, [check])

  return (
    <div className={styles['result']}>
      <VisuallyHidden role="status">{verdict && announce(verdict)}</VisuallyHidden>
      {(status === 'idle' || status === 'pending') && <Waiting />}
      {status === 'error' && <Failed sentence={failureSentence(error, FAILED)} onRetry={check} />}
      {verdict && <VerdictCard verdict={verdict} actions={<Actions onAgain={check} />} />}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <CenteredSpinner label="Verifying credential…" />
    </div>
  )
}

function Actions({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Button variant="primary" icon={<RotateCw />} onClick={onAgain}>
        Verify Again
      </Button>
      <Button
        icon={<Printer />}
        onClick={() => {
          print()
        }}
      >
        Print
      </Button>
    </>
  )
}

function Failed({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <>
      <h1>Verification Failed</h1>
      <Notice tone="seal" isAlert actions={<Button onClick={onRetry}>Retry</Button>}>
        {sentence}
      </Notice>
    </>
  )
}
