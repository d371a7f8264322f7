import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  acceptInvitation,
  readInvitation,
  type Accepted,
  type AcceptInvitation,
} from '#contracts/accounts/invitations.ts'
import { PassportLastFour } from '#contracts/credentials/issuing.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { call, HttpError, sentenceFor } from '#pwa/network/http.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from '#pwa/screens/account/auth-page.module.css'
import { LoginForm } from '#pwa/screens/account/login-form.tsx'
import { RegisterForm } from '#pwa/screens/account/register-form.tsx'
import { useAccountForm } from '#pwa/screens/account/use-account-form.ts'
import { isExpired, isWholeToken } from '#pwa/screens/account/use-account-links.ts'
import { IncompleteLink } from './dead-link.tsx'
import { useLinkToken } from './use-link-token.ts'

const Form = z.object({ passportLastFour: PassportLastFour })

export function InvitationPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Invitation key={token} token={token} /> : <IncompleteLink />
}

function Invitation({ token }: { token: string }) {
  const { user } = useSession()
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(readInvitation, { body: { token } }),
    gcTime: 0,
  })
  const accept = useAccept()

  if (accept.data) return <Done state={accept.data.state} />
  if (isExpired(accept.error) || isExpired(invitation.error)) return <Over />
  if (isLocked(accept.error) || isLocked(invitation.error)) return <Locked />
  if (invitation.isPending) return <CenteredSpinner label="Reading your invitation…" />
  if (invitation.error) {
    return (
      <MessagePage
        title="The invitation could not be read"
        actions={<Button onClick={() => void invitation.refetch()}>Try again</Button>}
      >
        {sentenceFor(invitation.error)}
      </MessagePage>
    )
  }
  const { email } = invitation.data
  if (!user || user.isGuest) return <AccountFirst email={email} />
  return (
    <Page width="narrow">
      <PageHeading title="A visa credential waits for you">
        It was made for {isolateAddress(email)}. Enter the last four digits of your passport number,
        and it is put into your wallet.
      </PageHeading>
      <AcceptForm
        accept={accept}
        onSubmit={(passportLastFour) => accept.mutate({ token, passportLastFour })}
      />
    </Page>
  )
}

/**
 * Accepts the invitation. Then reads the session again, so that the screen shows the confirmed address
 * immediately.
 */
function useAccept() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AcceptInvitation) => call(acceptInvitation, { body }),
    onSuccess: () => client.invalidateQueries(sessionQuery),
  })
}

function isLocked(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.error === 'INVITATION_LOCKED'
}

/** Asks the visitor to sign in or to register, because only the account of the invited address can accept. */
function AccountFirst({ email }: { email: string }) {
  return (
    <Page width="narrow">
      <PageHeading title="A visa credential waits for you">
        Sign in with {isolateAddress(email)}, or create a free account for it. Then you enter the
        last four digits of your passport number, and the credential is put into your wallet.
      </PageHeading>
      <RegisterForm email={email} />
      <Panel title="Have an account already?">
        <p>Sign in to the one with {isolateAddress(email)}.</p>
        <LoginForm />
      </Panel>
    </Page>
  )
}

interface AcceptFormProps {
  accept: ReturnType<typeof useAccept>
  onSubmit: (passportLastFour: string) => void
}

function AcceptForm({ accept: { error, isPending }, onSubmit }: AcceptFormProps) {
  const { formProps, inputProps } = useAccountForm({
    initial: { passportLastFour: '' },
    check: (entered) => checkForm(Form, entered),
    send: ({ passportLastFour }) => onSubmit(passportLastFour),
  })
  const input = inputProps('passportLastFour')
  const wrong = error instanceof HttpError ? error.problem?.fields?.['passportLastFour'] : undefined

  return (
    <form className={styles['form']} {...formProps}>
      <TextInput
        {...input}
        label="Passport Last 4 Digits"
        inputMode="numeric"
        autoComplete="off"
        error={input.error ?? wrong}
      />
      {error && wrong === undefined && (
        <Notice tone="warn" isAlert>
          {sentenceFor(error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" isWide isBusy={isPending}>
        Accept
      </Button>
    </form>
  )
}

const DONE: Record<Accepted['state'], { title: string; text: string }> = {
  issued: {
    title: 'The credential is yours',
    text: 'It is in your wallet. Your email address is confirmed as well.',
  },
  waiting: {
    title: 'You have accepted the invitation',
    text: 'An issuer has to look at it once more. A mail tells you as soon as the credential is in your wallet.',
  },
}

function Done({ state }: Accepted) {
  const { title, text } = DONE[state]
  return (
    <MessagePage
      tab={title}
      title={title}
      actions={
        <ButtonLink variant="primary" to="/wallet">
          Open the wallet
        </ButtonLink>
      }
    >
      {text}
    </MessagePage>
  )
}

function Over() {
  return (
    <MessagePage
      tab="Invitation over"
      title="This invitation is over"
      actions={<ButtonLink to="/wallet">Open the wallet</ButtonLink>}
    >
      It was accepted already, was withdrawn, or is too old. If its credential is not in your
      wallet, ask the person who invited you for another one.
    </MessagePage>
  )
}

function Locked() {
  return (
    <MessagePage tab="Invitation locked" title="This invitation is locked">
      The wrong digits were entered too often. The person who invited you has been told; ask them
      for another one.
    </MessagePage>
  )
}
