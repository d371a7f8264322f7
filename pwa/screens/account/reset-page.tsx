import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { isExpired, isWholeToken, useReset } from './use-account-links.ts'
import { useLinkToken } from './use-link-token.ts'

export function ResetPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Reset key={token} token={token} /> : <IncompleteLink />
}

function Reset({ token }: { token: string }) {
  const reset = useReset()

  if (isExpired(reset.error)) return <ExpiredLink token={token} />
  if (reset.isSuccess) {
    return (
      <Page width="narrow">
        <EmptyState
          level={1}
          title="Your password is changed"
          actions={
            <ButtonLink variant="primary" to="/auth">
              Sign in
            </ButtonLink>
          }
        >
          Every browser and device that was signed in has been signed out.
        </EmptyState>
      </Page>
    )
  }

  return (
    <Page width="narrow">
      <PageHeading title="Choose a new password">
        Afterwards you sign in with it; every browser that is signed in now is signed out.
      </PageHeading>
      <NewPasswordForm
        action="Change Password"
        isBusy={reset.isPending}
        error={reset.error}
        onSubmit={(password) => {
          reset.mutate({ token, password })
        }}
      />
    </Page>
  )
}
