import { sentenceFor } from '#pwa/network/errors.ts'
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
import { words } from './words.ts'

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
        tab={words.unlock.done.tab}
        title={words.unlock.done.title}
        actions={
          <ButtonLink variant="primary" to="/auth">
            {words.signIn}
          </ButtonLink>
        }
      >
        {words.unlock.done.text}
      </MessagePage>
    )
  }

  return (
    <Page width="narrow">
      <title>{`${words.unlock.tab} · Visa Success Guide`}</title>
      <EmptyState
        level={1}
        title={words.unlock.title}
        actions={
          <>
            <Button
              variant="primary"
              isBusy={unlock.isPending}
              onClick={() => unlock.mutate(token)}
            >
              {words.unlock.action}
            </Button>
            <ButtonLink to="/auth/forgot">{words.chooseNewPassword}</ButtonLink>
          </>
        }
      >
        {words.unlock.text}
      </EmptyState>
      {unlock.isError && (
        <Notice tone="warn" isAlert>
          {sentenceFor(unlock.error)}
        </Notice>
      )}
    </Page>
  )
}
