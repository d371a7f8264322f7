import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Undone } from '#contracts/accounts/account-links.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { isExpired, isWholeToken, useUndoChange } from '#pwa/screens/account/use-account-links.ts'
import { IncompleteLink, OverLink } from './dead-link.tsx'
import styles from './not-me-page.module.css'
import { useLinkToken } from './use-link-token.ts'

export function NotMePage() {
  const token = useLinkToken()
  return isWholeToken(token) ? <NotMe key={token} token={token} /> : <IncompleteLink />
}

/**
 * Undoes the change when the button is pressed, not when the page opens, because programs that scan mails
 * also open links.
 */
function NotMe({ token }: { token: string }) {
  const undo = useUndoChange()

  if (isExpired(undo.error)) return <TooLate />
  if (undo.data) return <Done rights={undo.data.rights} />
  return (
    <Page width="narrow">
      <title>This was not me · Visa Success Guide</title>
      <PageHeading title="Was this not you?">
        Then take your account back. You need no password for it.
      </PageHeading>
      <Panel title="What the button does">
        <ul className={styles['list']}>
          <li>
            Everybody is signed out, and no device or other wallet shows your credentials any more.
          </li>
          <li>The password and passkeys that were added since the change stop working.</li>
          <li>
            The account belongs to the address that our mail was sent to, also if it has been moved.
          </li>
          <li>We mail you a link there to choose a new password.</li>
          <li>Rights in the admin console, if it has any, wait until an owner gives them back.</li>
        </ul>
        <p>Your credentials, purchases and progress stay as they are.</p>
        {undo.isError && (
          <Notice tone="warn" isAlert>
            {sentenceFor(undo.error)}
          </Notice>
        )}
        <div className={styles['actions']}>
          <Button variant="destructive" isBusy={undo.isPending} onClick={() => undo.mutate(token)}>
            This was not me
          </Button>
          <ButtonLink to="/">It was me</ButtonLink>
        </div>
      </Panel>
    </Page>
  )
}

const RIGHTS_NOTES: Record<Undone['rights'], string | undefined> = {
  none: undefined,
  withdrawn:
    'Your rights in the admin console are withdrawn. Ask another owner to look through the activity, and to give them back.',
  kept: 'You are the only owner, so your rights stay: nobody else could give them back. Choose a new password at once, look through the activity in the console for what was done in your name, and make somebody else an owner too.',
}

function Done({ rights }: { rights: Undone['rights'] }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void client.invalidateQueries(sessionQuery)
  }, [client])
  const note = RIGHTS_NOTES[rights]

  return (
    <Page width="narrow">
      <PageHeading title="Everybody is signed out" headingRef={heading}>
        Now look into your mail.
      </PageHeading>
      <Panel>
        <p>The link in our mail lets you choose a new password, for ten minutes.</p>
        <p>
          If other mails tell you of changes that were not yours, press the button in the oldest of
          them too.
        </p>
      </Panel>
      {note !== undefined && (
        <Notice tone="warn" title="Your rights in the console">
          {note}
        </Notice>
      )}
    </Page>
  )
}

/** Offers no new link, because the server stores the former address for only seven days. */
function TooLate() {
  return (
    <OverLink
      actions={
        <ButtonLink variant="primary" to="/auth/forgot">
          Choose a new password
        </ButtonLink>
      }
    >
      If it was used, everybody is signed out, and a link to choose a new password is in your mail.
      If it has expired, a new password signs everybody out as well. If your account has moved to
      another address, write to us.
    </OverLink>
  )
}
