import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { useRenewLink } from '#pwa/screens/account/use-account-links.ts'

/** Says that a link has expired or was used, and what the user can do instead. */
export function OverLink(instead: { actions: ReactNode; children: ReactNode }) {
  return (
    <MessagePage
      tab="Link expired"
      title="This link has expired or was used already"
      {...instead}
    />
  )
}

/** Like `OverLink`, with a button for a new link. The server sends the new link only to the same mailbox. */
export function ExpiredLink({ token }: { token: string }) {
  const renew = useRenewLink()
  if (renew.isSuccess) {
    return (
      <MessagePage title="Look into your mail">
        If the link was one of ours and is still needed, a new one is on its way to the same
        address.
      </MessagePage>
    )
  }
  return (
    <OverLink
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
    </OverLink>
  )
}

export function IncompleteLink() {
  return (
    <MessagePage
      tab="Incomplete link"
      title="This link is incomplete"
      actions={<ButtonLink to="/auth">Sign in</ButtonLink>}
    >
      Open the link in our mail again. If your mail program broke it over two lines, copy the whole
      of it into the address bar.
    </MessagePage>
  )
}
