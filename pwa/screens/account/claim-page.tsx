import { Navigate } from 'react-router-dom'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { homeOf } from '#pwa/session/next-page.ts'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { isExpired, isWholeToken, useClaim } from './use-account-links.ts'
import { useLinkToken } from './use-link-token.ts'

export function ClaimPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Claim key={token} token={token} /> : <IncompleteLink />
}

function Claim({ token }: { token: string }) {
  const claim = useClaim()

  if (claim.isSuccess) {
    return <Navigate to={homeOf(claim.data)} replace />
  }
  if (isExpired(claim.error)) return <ExpiredLink token={token} />

  return (
    <Page width="narrow">
      <PageHeading title="Set your password">
        It opens your account on any device. Every other browser that was signed in to it is signed
        out.
      </PageHeading>
      <NewPasswordForm
        action="Set Password"
        isBusy={claim.isPending}
        error={claim.error}
        onSubmit={(password) => {
          claim.mutate({ token, password })
        }}
      />
    </Page>
  )
}
