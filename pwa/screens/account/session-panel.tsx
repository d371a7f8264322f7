import type { Session } from '#contracts/profile.ts'
import { sentenceFor } from '#pwa/network/http.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'
import { useEndSession, useSessions } from './use-profile.ts'

export function SessionPanel({ owner, isOffline }: { owner: string; isOffline: boolean }) {
  const { data: sessions, error, isPending } = useSessions(owner)
  const end = useEndSession(owner)
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent) ?? false

  return (
    <Panel title="Signed-in browsers">
      {isPending && <p className={styles['hint']}>Loading…</p>}
      {error && <p className={styles['hint']}>{sentenceFor(error)}</p>}
      <ul className={styles['list']}>
        {sessions?.map((session) => (
          <li key={session.sessionId}>
            <SessionLines session={session} />
            {session.isCurrent ? (
              <Badge tone="ok">This browser</Badge>
            ) : (
              <Button
                size="small"
                disabled={isOffline}
                isBusy={end.isPending && end.variables === session.sessionId}
                aria-label={`End the session of ${formatInstant(session.createdAt)}`}
                onClick={() => {
                  end.mutate(session.sessionId)
                }}
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div>
          <Button
            disabled={isOffline}
            isBusy={end.isPending && end.variables === undefined}
            onClick={() => {
              end.mutate(undefined)
            }}
          >
            End all other sessions
          </Button>
        </div>
      )}
    </Panel>
  )
}

function SessionLines({ session: { createdAt, lastSeenAt } }: { session: Session }) {
  return (
    <p>
      <strong>Signed in {formatInstant(createdAt)}</strong>
      <span className={styles['hint']}>Last seen {formatInstant(lastSeenAt)}</span>
    </p>
  )
}
