import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { AuditEntry } from '#contracts/audit/audit.ts'
import { isolate } from '#contracts/text/isolate.ts'
import type { ListAnswer } from '#pwa/network/call-list.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { ACTION_NAMES, nameActor } from '#pwa/screens/admin/activity/audit-cells.tsx'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import styles from './overview.module.css'

export function NewestActions({ answer }: { answer: UseQueryResult<ListAnswer<AuditEntry[]>> }) {
  const titleId = useId()
  const { data, error, isPending, isFetching, refetch } = answer
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          Newest actions
        </h2>
        <Link to="/admin?tab=activity">All activity</Link>
      </header>
      {error && (
        <LoadFailed
          title="The newest actions could not be loaded."
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Skeleton height="8rem" />}
      {data?.items.length === 0 && <p className={styles['nothing']}>Nothing has happened yet.</p>}
      {data && data.items.length > 0 && (
        <ol className={styles['lines']}>
          {data.items.map((entry) => (
            <li key={entry.id} className={styles['action']}>
              <time dateTime={entry.at}>{formatInstant(entry.at)}</time>
              <span>
                {ACTION_NAMES[entry.action]}
                {entry.subjectName !== null && ` · ${isolate(entry.subjectName)}`}
              </span>
              <span className={styles['by']}>by {nameActor(entry)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
