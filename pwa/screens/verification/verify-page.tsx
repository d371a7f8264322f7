import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import { keepVerdict } from './kept-verdict.ts'
import { PrintOrNext } from './print-or-next.tsx'
import { useToken } from './use-token.ts'
import { failureSentence, useVerify } from './use-verify.ts'
import styles from './verify-page.module.css'
import { words } from './words.tsx'

// This part loads on demand. A link with a token needs neither the scanner nor the reader of
// pictures.
const WithoutCode = lazyPart(async () => (await import('./without-code.tsx')).WithoutCode, {
  fallback: <CenteredSpinner />,
})

const VerifyFailed = lazyPart(async () => (await import('./verify-failed.tsx')).VerifyFailed)

/**
 * The public page that each code links to. Shows the verdict on the token in the address. Without a
 * token, offers ways to enter a code.
 */
export function VerifyPage() {
  const { key } = useLocation()
  const [firstEntry] = useState(key)
  const [token, setToken] = useToken()
  return (
    <Page width="reading">
      <title>{words.title}</title>
      {token === null ? (
        <WithoutCode entry={firstEntry} onToken={setToken} />
      ) : (
        <TokenVerdict key={token} token={token} onAnother={() => setToken(null)} />
      )}
    </Page>
  )
}

interface TokenVerdictProps {
  token: string
  onAnother: () => void
}

function TokenVerdict({ token, onAnother }: TokenVerdictProps) {
  const { key: entry } = useLocation()
  const { mutate, verdict, error, status } = useVerify()
  const check = useCallback(() => mutate({ input: token, inputMethod: 'link' }), [mutate, token])
  useEffect(check, [check])
  useEffect(() => {
    if (verdict) keepVerdict({ entry, verdict })
  }, [entry, verdict])

  return (
    <div className={styles['result']}>
      <VisuallyHidden role="status">{verdict && announce(verdict)}</VisuallyHidden>
      {(status === 'idle' || status === 'pending') && <Waiting />}
      {status === 'error' && (
        <VerifyFailed sentence={failureSentence(error, words.failed)} onRetry={check} />
      )}
      {verdict && (
        <VerdictCard
          verdict={verdict}
          actions={
            <>
              <Button variant="primary" onClick={check}>
                {words.verifyAgain}
              </Button>
              <PrintOrNext onAnother={onAnother} />
            </>
          }
        />
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <CenteredSpinner label={words.verifying} />
    </div>
  )
}
