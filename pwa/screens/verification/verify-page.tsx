import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import { keepVerdict } from './kept-verdict.ts'
import { PrintOrNext } from './print-or-next.tsx'
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

/**
 * Returns the token from the address, and removes it from the address immediately. Anybody with the
 * token can see the credential. People copy and photograph addresses, and browsers store them in
 * the history.
 */
function useToken(): [string | null, (token: string | null) => void] {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(search).get('token')
  const [token, setToken] = useState(inAddress)
  if (inAddress !== null && inAddress !== token) setToken(inAddress)

  useEffect(() => {
    if (inAddress === null) return
    history.replaceState(history.state, '', pathname)
    void navigate(pathname, { replace: true, preventScrollReset: true })
  }, [inAddress, pathname, navigate])

  // The navigation gives a new key to the history entry. By this key, `recallVerdict` finds the
  // verdict after a reload.
  const choose = (chosen: string | null) => {
    setToken(chosen)
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }
  return [token, choose]
}
