import { Navigate } from 'react-router-dom'
import { HttpError } from '#pwa/network/http.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { homeOf } from '#pwa/session/next-page.ts'
import { isExpired, isWholeToken, useClaim } from '#pwa/screens/account/use-account-links.ts'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'

interface Words {
  title: string
  action: string
}

const FIRST: Words = { title: 'Set your password', action: 'Set Password' }
const ANOTHER: Words = { title: 'Choose a new password', action: 'Change Password' }

export function ClaimPage() {
  return <PasswordPage words={FIRST} />
}

export function ResetPage() {
  return <PasswordPage words={ANOTHER} />
}

function PasswordPage({ words }: { words: Words }) {
  const token = useLinkToken()
  return isWholeToken(token) ? (
    <Claim key={token} token={token} words={words} />
  ) : (
    <IncompleteLink />
  )
}

function Claim({ token, words: { title, action } }: { token: string; words: Words }) {
  const claim = useClaim()

  if (claim.isSuccess) return <Navigate to={homeOf(claim.data)} replace />
  if (isExpired(claim.error)) return <ExpiredLink token={token} />
  if (needsPasskey(claim.error)) return <PasskeyNext />

  return (
    <Page width="narrow">
      <PageHeading title={title}>
        It opens your account on any device. You are signed in here, and every other browser that is
        signed in to it is signed out.
      </PageHeading>
      <NewPasswordForm
        action={action}
        isBusy={claim.isPending}
        error={claim.error}
        onSubmit={(password) => claim.mutate({ token, password })}
      />
    </Page>
  )
}

function needsPasskey(error: unknown): boolean {
  return error instanceof HttpError && error.problem?.error === 'SECOND_FACTOR_REQUIRED'
}

/** Says that the password has changed, and that the sign-in of this account also needs a passkey. */
function PasskeyNext() {
  return (
    <MessagePage
      tab="Password set"
      title="Your new password is set"
      actions={
        <ButtonLink variant="primary" to="/auth">
          Sign in
        </ButtonLink>
      }
    >
      Every browser and device is signed out. Sign in with your passkey to go on.
    </MessagePage>
  )
}
