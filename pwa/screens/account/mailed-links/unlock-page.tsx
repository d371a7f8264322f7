import { sentenceFor } from '#pwa/network/http.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page } from '#pwa/ui/page.tsx'
import {
  isExpired,
  isWholeToken,
  useUnlockBrowser,
} from '#pwa/screens/account/use-account-links.ts'
import { ExpiredLink, IncompleteLink } from './dead-link.tsx'
import { useLinkToken } from './use-link-token.ts'

export function UnlockPage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <Unlock key={token} token={token} /> : <IncompleteLink />
}

/**
 * Unlocks the browser when the button is pressed, not when the page opens, because programs that scan mails
 * also open links.
 */
function Unlock({ token }: { token: string }) {
  const unlock = useUnlockBrowser()

  if (isExpired(unlock.error)) return <ExpiredLink token={token} />
  if (unlock.isSuccess) {
    return (
      <MessagePage
        tab="Try again"
        title="This browser may try again"
        actions={
          <ButtonLink variant="primary" to="/auth">
            Sign in
          </ButtonLink>
        }
      >
        It has tries of its own now, whatever others do.
      </MessagePage>
    )
  }

  return (
    <Page width="narrow">
      <title>Let this browser try · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="Let this browser try your password"
        actions={
          <>
            <Button
              variant="primary"
              isBusy={unlock.isPending}
              onClick={() => unlock.mutate(token)}
            >
              Let this browser try
            </Button>
            <ButtonLink to="/auth/forgot">Choose a new password</ButtonLink>
          </>
        }
      >
        Somebody tried too many wrong passwords for your account, so new browsers have to wait. This
        one need not. You still sign in with your password.
      </EmptyState>
      {unlock.isError && (
        <Notice tone="warn" isAlert>
          {sentenceFor(unlock.error)}
        </Notice>
      )}
    </Page>
  )
}
