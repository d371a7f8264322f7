import { useCallback, useEffect, useRef, useState } from 'react'
import type { InputMethod } from '#contracts/verification/log-entry.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { announce } from '#pwa/screens/verification/verdict/headline.ts'
import type { ShownVerdict } from '#pwa/screens/verification/verdict/shown-verdict.ts'
import { failureSentence, useVerify } from '#pwa/screens/verification/use-verify.ts'
import { showToast } from '#pwa/ui/toast-store.ts'
import { isOwnCode } from '#contracts/verification/token-input.ts'
import { Switch } from '#pwa/ui/switch.tsx'
import { words } from './words.tsx'
import { useScanSettings, changeScanSettings } from './scan-settings.ts'
import styles from './scan-tab.module.css'
import { createSeenCode } from './seen-code.ts'
import { readySound, soundVerdict } from './sound-verdict.ts'
import type { Tally } from './tally.ts'
import { useWedgeScanner } from './use-wedge-scanner.ts'
import { CLEAR_AFTER_MS, VerdictAtCounter } from './verdict-at-counter.tsx'
import { WaysIn } from './ways-in.tsx'

const { options } = words.counter

/**
 * The time until the camera's next scan, in milliseconds. A verdict other than valid stays longer.
 */
const NEXT_AFTER_MS = { valid: 2000, notValid: 5000 }

/** Offers four ways to enter a code. The verdict replaces the scanner until the next scan. */
export function ScanTab({ tally }: { tally: Tally }) {
  const { id: userId, isAdmin, isGuest } = useUser()
  const { mutate, reset, status, verdict, error, variables } = useVerify()
  const [seen] = useState(createSeenCode)
  const top = useRef<HTMLDivElement>(null)
  const ways = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  const { goesOn } = useScanSettings()

  const check = useCallback(
    (input: string, inputMethod: InputMethod) => {
      const context = isAdmin ? 'admin_portal' : 'user_portal'
      const verifier = { id: isGuest ? null : userId, context } as const
      mutate({ input, inputMethod, verifier })
    },
    [mutate, userId, isAdmin, isGuest],
  )
  useEffect(() => {
    if (!verdict || !variables) return
    const isValid = verdict.status === 'valid'
    // Scrolls up to the verdict. The verifier may have scrolled down to the picture of the camera,
    // which is tall.
    top.current?.scrollIntoView({ block: 'nearest' })
    soundVerdict(isValid)
    tally.count(variables, isValid)
  }, [verdict, variables, tally])
  useEffect(readySound, [])
  // Moves the focus to the scanner, because the focused button has disappeared together with the
  // verdict.
  useEffect(() => {
    if (status !== 'idle') wasAsked.current = true
    else if (wasAsked.current) {
      ways.current?.querySelector<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })
    }
  }, [status])
  useWedgeScanner((text) => {
    if (isOwnCode(text)) check(text, 'scanner')
    else {
      const { title, text } = words.reader.anotherKind
      showToast({ title, description: text })
    }
  })

  return (
    <div className={styles['scan']}>
      <div ref={top} />
      <VisuallyHidden role="status">{verdict && announce(verdict)}</VisuallyHidden>
      <div ref={ways}>{status === 'idle' && <WaysIn onCode={check} seen={seen} />}</div>
      {status === 'pending' && (
        <div className={styles['waiting']}>
          <CenteredSpinner label={words.counter.verifying} />
        </div>
      )}
      {status === 'error' && (
        <Failed
          sentence={failureSentence(error, words.counter.notVerified)}
          onRetry={() => check(variables.input, variables.inputMethod)}
          onNext={reset}
        />
      )}
      {verdict && (
        <VerdictAtCounter
          verdict={verdict}
          clearAfterMs={
            goesOn && variables?.inputMethod === 'camera' ? pauseAfter(verdict) : CLEAR_AFTER_MS
          }
          onNext={reset}
        >
          <Outcome verdict={verdict} />
        </VerdictAtCounter>
      )}
      <ScanOptions tally={tally} />
    </div>
  )
}

function pauseAfter({ status }: ShownVerdict): number {
  return status === 'valid' ? NEXT_AFTER_MS.valid : NEXT_AFTER_MS.notValid
}

/**
 * Shows the result in the words of the spec (section 8). The word "failed" is wrong for a code that
 * was not checked.
 */
function Outcome({ verdict: { status, credential } }: { verdict: ShownVerdict }) {
  if (status === 'valid') {
    return (
      <p className={styles['outcome']}>
        <strong>{words.counter.successful}</strong>{' '}
        <span>
          {credential ? words.counter.typeVerified(credential.type) : words.counter.verified}
        </span>
      </p>
    )
  }
  return (
    <p className={styles['outcome']}>
      <strong>{status === 'not_checked' ? words.counter.notChecked : words.counter.failed}</strong>
    </p>
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
      title={words.counter.failed}
      isAlert
      actions={
        <>
          <Button onClick={onRetry}>{words.counter.tryAgain}</Button>
          <Button variant="quiet" onClick={onNext}>
            {words.counter.next}
          </Button>
        </>
      }
    >
      {words.counter.errorOf(sentence)}
    </Notice>
  )
}

/** Shows the settings for the sound and the next scan, and the count of verdicts. */
function ScanOptions({ tally }: { tally: Tally }) {
  const { valid, notValid } = tally.use()
  const { isSounding, goesOn } = useScanSettings()
  return (
    <section className={styles['options']} aria-label={options.label}>
      {valid + notValid > 0 && (
        <p className={styles['tally']}>{options.tally(String(valid), String(notValid))}</p>
      )}
      <Switch
        label={options.sound}
        hint={options.soundHint}
        isOn={isSounding}
        onChange={(isOn) => {
          changeScanSettings({ isSounding: isOn })
          soundVerdict(true)
        }}
      />
      <Switch
        label={options.goesOn}
        hint={options.goesOnHint}
        isOn={goesOn}
        onChange={(isOn) => changeScanSettings({ goesOn: isOn })}
      />
    </section>
  )
}
