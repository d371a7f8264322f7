import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { isolate } from '#contracts/text/isolate.ts'
import { type Session, useSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './checkout-page.module.css'
import type { Stay, useCheckout } from './use-checkout.ts'
import { words } from './words.tsx'

const { emailStep } = words
const MISSING = 'tick-first'

interface EmailStepProps {
  checkout: ReturnType<typeof useCheckout>
  startRef: Ref<HTMLInputElement>
}

export function EmailStep({ checkout, startRef }: EmailStepProps) {
  const { emailError, sale } = checkout
  const isTickMissing = sale?.state === 'confirm' && !checkout.isCheckKnown
  const session = useSession()
  const known = emailOf(session)
  const [typed, setTyped] = useState<string | null>(null)
  const email = typed ?? known
  const [isEmailMissing, setIsEmailMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (emailError !== undefined && form.current) focusFirstError(form.current)
  }, [emailError])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isMissing = email.trim() === ''
    setIsEmailMissing(isMissing)
    if (isMissing) focusFirstError(event.currentTarget)
    else checkout.startWith(email.trim())
  }

  return (
    <Panel>
      {checkout.stay && <WhyNot stay={checkout.stay} />}
      <form ref={form} className={styles['form']} noValidate onSubmit={handleSubmit}>
        <TextInput
          ref={startRef}
          label={words.email}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={emailStep.hint}
          value={email}
          error={isEmailMissing ? words.faults.emailRequired : emailError}
          onValueChange={setTyped}
        />
        {isTickMissing && <p id={MISSING}>{emailStep.tickFirst}</p>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          disabled={isTickMissing}
          aria-describedby={isTickMissing ? MISSING : undefined}
          isBusy={checkout.isStarting}
        >
          {emailStep.next}
        </Button>
      </form>
      {session.user && !session.user.isGuest ? (
        <p>{emailStep.signedInAs(isolate(session.user.username))}</p>
      ) : (
        <p>
          <SignInLine />
        </p>
      )}
    </Panel>
  )
}

export function SignInLine() {
  return emailStep.signIn((text) => (
    <Link to="/auth" reloadDocument>
      {text}
    </Link>
  ))
}

/** Returns the address of the signed-in user, or of the user whose session has expired. */
function emailOf(session: Session): string {
  const user = session.status === 'locked' ? session.lockedUser : session.user
  return user?.email ?? ''
}

/** Says why the checkout cannot continue. */
function WhyNot({ stay }: { stay: Stay }) {
  switch (stay.kind) {
    case 'already premium':
      return (
        <Notice
          tone="ok"
          title={words.faults.alreadyPremium.title}
          isAlert
          actions={
            <ButtonLink to="/dashboard" reloadDocument size="small">
              {words.openDashboard}
            </ButtonLink>
          }
        >
          {words.faults.alreadyPremium.text} {words.nothingCharged}
        </Notice>
      )
    case 'told by mail':
      return (
        <Notice tone="ok" title={words.faults.alreadyPremium.title} isAlert>
          {words.faults.alreadyPremium.text} {words.nothingCharged} {emailStep.told}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="seal" title={words.faults.guestFailed.title} isAlert>
          {stay.why}
        </Notice>
      )
  }
}
