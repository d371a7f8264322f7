import { partsOfBrowserName } from '#contracts/accounts/browser-name.ts'
import { useState } from 'react'
import { namePlace } from '#contracts/accounts/name-place.ts'
import type { Session } from '#contracts/accounts/profile.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { sentenceFor } from '#pwa/network/errors.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { LoadingLine } from '#pwa/ui/spinner.tsx'
import styles from './profile-page.module.css'
import { useEndSession, useSessions } from './use-profile.ts'
import { words } from './words.ts'

interface SessionListProps {
  owner: string
  isOffline: boolean
  /** True when the list leaves out this browser. */
  isOfOthers?: boolean
}

/** Each session has a button that ends it. */
export function SessionList({ owner, isOffline, isOfOthers = false }: SessionListProps) {
  const { data, error, isPending } = useSessions(owner)
  const sessions = data?.filter(({ isCurrent }) => !(isOfOthers && isCurrent)) ?? []
  const end = useEndSession(owner)
  const [asked, setAsked] = useState<Session | null>(null)

  return (
    <>
      {isPending && <LoadingLine className={styles['hint']} />}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      {data && sessions.length === 0 && <p className={styles['hint']}>{words.sessions.noOther}</p>}
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={session.sessionId}>
            <SessionLines session={session} />
            {session.isCurrent ? (
              <Badge tone="ok">{words.sessions.here}</Badge>
            ) : (
              <Button
                size="small"
                disabled={isOffline}
                isBusy={end.isPending && end.variables === session.sessionId}
                aria-label={words.sessions.endOne(
                  nameOf(session),
                  formatInstant(session.createdAt),
                )}
                onClick={() => setAsked(session)}
              >
                {words.sessions.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={words.sessions.one.title}
          question={words.sessions.one.question(nameOf(asked))}
          confirmLabel={words.sessions.one.confirm}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            end.mutate(asked.sessionId)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

function nameOf({ browser }: Session): string {
  const { nameless, on, unknownBrowser, unknownSystem } = words.sessions
  if (browser === null) return nameless
  const parts = partsOfBrowserName(browser)
  return on(parts.browser ?? unknownBrowser, parts.system ?? unknownSystem)
}

function SessionLines({ session }: { session: Session }) {
  return (
    <p>
      <strong>{nameOf(session)}</strong>
      <span className={styles['hint']}>{namePlace(session)}</span>
      <span className={styles['hint']}>
        {words.sessions.signedIn(formatInstant(session.createdAt))}
      </span>
      <span className={styles['hint']}>
        {words.sessions.lastSeen(formatInstant(session.lastSeenAt))}
      </span>
      {session.deviceName !== null && (
        <span className={styles['hint']}>{words.sessions.device(isolate(session.deviceName))}</span>
      )}
    </p>
  )
}
