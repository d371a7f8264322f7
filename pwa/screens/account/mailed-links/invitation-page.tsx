import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  acceptInvitation,
  readInvitation,
  type Accepted,
  type AcceptInvitation,
} from '#contracts/accounts/invitations.ts'
import { PassportLastFour } from '#contracts/credentials/issuing.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { HttpError, sentenceFor } from '#pwa/network/errors.ts'
import { call } from '#pwa/network/http.ts'
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
import { words } from './words.ts'

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
  if (invitation.isPending) return <CenteredSpinner label={words.invitation.pending} />
  if (invitation.error) {
    return (
      <MessagePage
        title={words.invitation.unread}
        actions={<Button onClick={() => void invitation.refetch()}>{words.tryAgain}</Button>}
      >
        {sentenceFor(invitation.error)}
      </MessagePage>
    )
  }
  const { email } = invitation.data
  if (!user || user.isGuest) return <AccountFirst email={email} />
  return (
    <Page width="narrow">
      <PageHeading title={words.invitation.title}>
        {words.invitation.lede(isolateAddress(email))}
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
  const { lede, question, signIn } = words.invitation.accountFirst
  const address = isolateAddress(email)
  return (
    <Page width="narrow">
      <PageHeading title={words.invitation.title}>{lede(address)}</PageHeading>
      <RegisterForm email={email} />
      <Panel title={question}>
        <p>{signIn(address)}</p>
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
        label={words.invitation.digits}
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
        {words.invitation.accept}
      </Button>
    </form>
  )
}

function Done({ state }: Accepted) {
  const { title, text } = words.invitation.done[state]
  return (
    <MessagePage
      tab={title}
      title={title}
      actions={
        <ButtonLink variant="primary" to="/wallet">
          {words.openWallet}
        </ButtonLink>
      }
    >
      {text}
    </MessagePage>
  )
}

function Over() {
  const { tab, title, text } = words.invitation.over
  return (
    <MessagePage
      tab={tab}
      title={title}
      actions={<ButtonLink to="/wallet">{words.openWallet}</ButtonLink>}
    >
      {text}
    </MessagePage>
  )
}

function Locked() {
  const { tab, title, text } = words.invitation.locked
  return (
    <MessagePage tab={tab} title={title}>
      {text}
    </MessagePage>
  )
}
