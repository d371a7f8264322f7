import { useQuery } from '@tanstack/react-query'
import type { AdminEvent } from '#contracts/administration.ts'
import { Page } from '#contracts/endpoint.ts'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Table, type Column } from '#pwa/ui/table.tsx'
import { eventsQuery } from './admin-queries.ts'
import styles from './list.module.css'
import { List } from './list.tsx'
import { useListInUrl } from './use-list-in-url.ts'

const ACTION_NAMES: Record<AdminEvent['action'], string> = {
  premium_granted: 'Gave premium access',
  premium_withdrawn: 'Withdrew premium access',
  admin_granted: 'Made administrator',
  admin_withdrawn: 'Withdrew the admin role',
  rights_changed: 'Changed rights',
  user_deleted: 'Deleted user',
  credential_issued: 'Issued credential',
  credential_revoked: 'Revoked credential',
}

const ID_TAIL_LENGTH = 12

const COLUMNS: Column<AdminEvent>[] = [
  { id: 'at', header: 'When', cell: ({ createdAt }) => formatInstant(createdAt) },
  { id: 'admin', header: 'Administrator', cell: ({ adminUsername }) => adminUsername },
  { id: 'action', header: 'Action', cell: ({ action }) => ACTION_NAMES[action] },
  { id: 'user', header: 'User', cell: ({ username }) => username ?? '–' },
  { id: 'credential', header: 'Credential', cell: (event) => <EventCredential event={event} /> },
]

export function ActivityTab() {
  const list = useListInUrl('activity', Page)
  const answer = useQuery(eventsQuery(list.query))
  return (
    <div className={styles['section']}>
      <List
        noun="actions"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="Nothing has happened yet">
            Every credential issued or revoked and every change to a user is listed here, with the
            administrator who made it.
          </EmptyState>
        }
      >
        {(events, isBusy) => (
          <Table
            caption="Activity"
            columns={COLUMNS}
            rows={events}
            keyOf={({ id }) => id}
            renderCard={(event) => <EventCard event={event} />}
            isBusy={isBusy}
          />
        )}
      </List>
    </div>
  )
}

function EventCard({ event }: { event: AdminEvent }) {
  return (
    <article className={styles['card']}>
      <header className={styles['cardHead']}>
        <strong>
          {ACTION_NAMES[event.action]}
          {event.username !== null && ` · ${event.username}`}
        </strong>
      </header>
      <p className={styles['note']}>
        {formatInstant(event.createdAt)} by {event.adminUsername}
      </p>
      {event.credentialId !== null && <EventCredential event={event} />}
    </article>
  )
}

function EventCredential({ event: { credentialId } }: { event: AdminEvent }) {
  if (credentialId === null) return '–'
  return (
    <CopyText
      text={credentialId}
      shown={`…${credentialId.slice(-ID_TAIL_LENGTH)}`}
      noun="credential id"
    />
  )
}
