import { Navigate } from 'react-router-dom'
import { HttpError } from '#pwa/network/errors.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { homeOf } from '#pwa/session/next-page.ts'
import { isExpired, isWholeToken, useClaim } from '#pwa/screens/account/use-account-links.ts'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { useLinkToken } from './use-link-token.ts'
import { words } from './words.ts'

interface Texts {
  title: string
  action: string
}

export function ClaimPage() {
  return <PasswordPage texts={words.claim.first} />
}

export function ResetPage() {
  return <PasswordPage texts={words.claim.another} />
}

function PasswordPage({ texts }: { texts: Texts }) {
  const token = useLinkToken()
  return isWholeToken(token) ? (
    <Claim key={token} token={token} texts={texts} />
  ) : (
    <IncompleteLink />
  )
}

function Claim({ token, texts: { title, action } }: { token: string; texts: Texts }) {
  const claim = useClaim()

  if (claim.isSuccess) return <Navigate to={homeOf(claim.data)} replace />
  if (isExpired(claim.error)) return <ExpiredLink token={token} />
  if (needsPasskey(claim.error)) return <PasskeyNext />

  return (
    <Page width="narrow">
      <PageHeading title={title}>{words.claim.lede}</PageHeading>
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
  const { tab, title, text } = words.claim.passkeyNext
  return (
    <MessagePage
      tab={tab}
      title={title}
      actions={
        <ButtonLink variant="primary" to="/auth">
          {words.signIn}
        </ButtonLink>
      }
    >
      {text}
    </MessagePage>
  )
}
