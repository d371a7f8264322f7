import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { MessagePage } from '#pwa/ui/message-page.tsx'
import { useRenewLink } from '#pwa/screens/account/use-account-links.ts'
import { words } from './words.ts'

/** Says that a link has expired or was used. Shows the next steps for the user. */
export function OverLink(instead: { actions: ReactNode; children: ReactNode }) {
  return <MessagePage tab={words.over.tab} title={words.over.title} {...instead} />
}

/**
 * Says that a link has expired, and offers a new link. The server mails the new link only to the
 * same address.
 */
export function ExpiredLink({ token }: { token: string }) {
  const renew = useRenewLink()
  const { text, send, sent } = words.expired
  if (renew.isSuccess) {
    return <MessagePage title={sent.title}>{sent.text}</MessagePage>
  }
  return (
    <OverLink
      actions={
        <>
          <Button variant="primary" isBusy={renew.isPending} onClick={() => renew.mutate(token)}>
            {send}
          </Button>
          <ButtonLink to="/auth">{words.signIn}</ButtonLink>
        </>
      }
    >
      {text}
    </OverLink>
  )
}

export function IncompleteLink() {
  return (
    <MessagePage
      tab={words.incomplete.tab}
      title={words.incomplete.title}
      actions={<ButtonLink to="/auth">{words.signIn}</ButtonLink>}
    >
      {words.incomplete.text}
    </MessagePage>
  )
}
