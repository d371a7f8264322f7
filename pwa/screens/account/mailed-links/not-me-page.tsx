import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Undone } from '#contracts/accounts/account-links.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { isExpired, isWholeToken, useUndoChange } from '#pwa/screens/account/use-account-links.ts'
import { IncompleteLink, OverLink } from './dead-link.tsx'
import styles from './not-me-page.module.css'
import { useLinkToken } from './use-link-token.ts'
import { words } from './words.ts'

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
  const { effects } = words.notMe

  if (isExpired(undo.error)) return <TooLate />
  if (undo.data) return <Done rights={undo.data.rights} />
  return (
    <Page width="narrow">
      <title>{`${words.notMe.tab} · Visa Success Guide`}</title>
      <PageHeading title={words.notMe.title}>{words.notMe.lede}</PageHeading>
      <Panel title={words.notMe.what}>
        <ul className={styles['list']}>
          <li>{effects.signedOut}</li>
          <li>{effects.password}</li>
          <li>{effects.address}</li>
          <li>{effects.mail}</li>
          <li>{effects.rights}</li>
        </ul>
        <p>{words.notMe.stays}</p>
        {undo.isError && (
          <Notice tone="warn" isAlert>
            {sentenceFor(undo.error)}
          </Notice>
        )}
        <div className={styles['actions']}>
          <Button variant="destructive" isBusy={undo.isPending} onClick={() => undo.mutate(token)}>
            {words.notMe.undo}
          </Button>
          <ButtonLink to="/">{words.notMe.leave}</ButtonLink>
        </div>
      </Panel>
    </Page>
  )
}

function Done({ rights }: { rights: Undone['rights'] }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void client.invalidateQueries(sessionQuery)
  }, [client])
  const said = words.notMe.done
  const note = rights === 'none' ? undefined : said.rightsNotes[rights]

  return (
    <Page width="narrow">
      <PageHeading title={said.title} headingRef={heading}>
        {said.lede}
      </PageHeading>
      <Panel>
        <p>{said.link}</p>
        <p>{said.otherMails}</p>
      </Panel>
      {note !== undefined && (
        <Notice tone="warn" title={said.rights}>
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
          {words.chooseNewPassword}
        </ButtonLink>
      }
    >
      {words.notMe.tooLate}
    </OverLink>
  )
}
