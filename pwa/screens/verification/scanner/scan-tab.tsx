import { Printer, SkipForward } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import type { InputMethod } from '#contracts/verification/calls.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import {
  tellFailure,
  tellVerdict,
  useDismissTold,
} from '#pwa/screens/verification/verdict/tell-verdict.ts'
import { failureSentence, useVerify } from '#pwa/screens/verification/use-verify.ts'
import { VerdictCard } from '#pwa/screens/verification/verdict/verdict-card.tsx'
import { ClearsItself } from './clears-itself.tsx'
import styles from './scan-tab.module.css'
import { useNextKey } from './use-next-key.ts'
import { useWedgeScanner } from './use-wedge-scanner.ts'
import { WaysIn } from './ways-in.tsx'

/** Four ways in, one verdict out, which takes the scanner's place until the next. */
export function ScanTab() {
  const { id: userId, isAdmin, isGuest } = useUser()
  const { mutate, reset, status, verdict, error, variables } = useVerify()

  const check = useCallback(
    (input: string, inputMethod: InputMethod) => {
      const context = isAdmin ? 'admin_portal' : 'user_portal'
      const verifier = { id: isGuest ? null : userId, context } as const
      mutate({ input, inputMethod, verifier }, { onError: tellFailure })
    },
    [mutate, userId, isAdmin, isGuest],
  )
  useEffect(() => {
    if (verdict) tellVerdict(verdict)
  }, [verdict])
  const dismissTold = useDismissTold()
  useWedgeScanner((text) => {
    check(text, 'scanner')
  })

  function next() {
    dismissTold()
    reset()
  }

  return (
    <div className={styles['scan']}>
      <VisuallyHidden role="status">{verdict && announce(verdict)}</VisuallyHidden>
      {status === 'idle' && <WaysIn onCode={check} />}
      {status === 'pending' && (
        <div className={styles['waiting']}>
          <CenteredSpinner label="Verifying credential…" />
        </div>
      )}
      {status === 'error' && (
        <Failed
          sentence={failureSentence(error, 'Verification failed')}
          onRetry={() => {
            check(variables.input, variables.inputMethod)
          }}
          onNext={next}
        />
      )}
      {verdict && <ScanVerdict verdict={verdict} onNext={next} />}
    </div>
  )
}

function ScanVerdict({ verdict, onNext }: { verdict: ShownVerdict; onNext: () => void }) {
  useNextKey(onNext)
  return (
    <VerdictCard
      verdict={verdict}
      level={2}
      actions={
        <>
          <Button variant="primary" icon={<SkipForward />} autoFocus onClick={onNext}>
            Next
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
      }
    >
      <ClearsItself onClear={onNext} />
    </VerdictCard>
  )
}

interface FailedProps {
  sentence: string
  onRetry: () => void
  onNext: () => void
}

function Failed({ sentence, onRetry, onNext }: FailedProps) {
  return (
    <Notice
      tone="seal"
      title="Verification Failed"
      actions={
        <>
          <Button onClick={onRetry}>Try Again</Button>
          <Button variant="quiet" onClick={onNext}>
            Next
          </Button>
        </>
      }
    >
      {sentence}
    </Notice>
  )
}
