import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { useRenewLink } from '#pwa/screens/account/use-account-links.ts'

/** The link has expired or was used. A new link is sent only to the same mailbox. */
export function ExpiredLink({ token }: { token: string }) {
  const renew = useRenewLink()
  if (renew.isSuccess) {
    return (
      <Page width="narrow">
        <EmptyState level={1} title="Look into your mail">
          If the link was one of ours and is still needed, a new one is on its way to the same
          address.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page width="narrow">
      <title>Link expired · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="This link has expired or was used already"
        actions={
          <>
            <Button variant="primary" isBusy={renew.isPending} onClick={() => renew.mutate(token)}>
              Send a new link
            </Button>
            <ButtonLink to="/auth">Sign in</ButtonLink>
          </>
        }
      >
        Links in our mails work once and for a short time, so that nobody else can use them later.
      </EmptyState>
    </Page>
  )
}

export function IncompleteLink() {
  return (
    <Page width="narrow">
      <title>Incomplete link · Visa Success Guide</title>
      <EmptyState
        level={1}
        title="This link is incomplete"
        actions={<ButtonLink to="/auth">Sign in</ButtonLink>}
      >
        Open the link in our mail again. If your mail program broke it over two lines, copy the
        whole of it into the address bar.
      </EmptyState>
    </Page>
  )
}
