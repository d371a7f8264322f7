import type { UseQueryResult } from '@tanstack/react-query'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Queue, Waiting, WaitingAlarm } from '#contracts/overview/waiting.ts'
import { serverNow } from '#pwa/network/server-clock.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import { formatAge, formatDue, JUST_NOW } from './format-age.ts'
import styles from './overview.module.css'
import { ALARM_PLACES, QUEUE_LINES } from './waiting-lines.ts'

/** What waits for the person who looks: the alarms, and then one line for each queue. */
export function WaitingWork({ answer }: { answer: UseQueryResult<Waiting> }) {
  const titleId = useId()
  const { data, error, isFetching, refetch } = answer
  const retry = () => void refetch()
  return (
    <section className={styles['part']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        What waits for you
      </h2>
      {error && (
        <LoadFailed
          title="What waits for you could not be loaded."
          error={error}
          isBusy={isFetching}
          onRetry={retry}
        />
      )}
      {data && <Lines waiting={data} isSure={!error} />}
      {data?.isWhole === false && (
        <Notice
          tone="warn"
          title="A part of the server did not answer."
          actions={
            <Button size="small" isBusy={isFetching} onClick={retry}>
              Try again
            </Button>
          }
        >
          Its alarms are missing here.
        </Notice>
      )}
    </section>
  )
}

/** `isSure` is false when the last try to ask has failed. Nobody then knows what waits now. */
function Lines({ waiting, isSure }: { waiting: Waiting; isSure: boolean }) {
  const { alarms, queues, isWhole } = waiting
  if (alarms.length + queues.length > 0) {
    return (
      <ul className={styles['lines']}>
        {alarms.map((alarm) => (
          <AlarmLine key={alarm.message} alarm={alarm} />
        ))}
        {queues.map((queue, index) => (
          <QueueLine key={`${queue.name}-${String(index)}`} queue={queue} />
        ))}
      </ul>
    )
  }
  if (!isWhole || !isSure) return null
  return (
    <p className={styles['nothing']}>
      <CircleCheck />
      Nothing waits for you.
    </p>
  )
}

function AlarmLine({ alarm: { part, message, since } }: { alarm: WaitingAlarm }) {
  return (
    <WaitingLine
      to={ALARM_PLACES[part]}
      start={<Badge tone="warn">Alarm</Badge>}
      age={<Age since={since}>{formatAge(since, serverNow())}</Age>}
    >
      {message}
    </WaitingLine>
  )
}

function QueueLine({ queue: { name, count, since } }: { queue: Queue }) {
  const { one, more, to, isDue = false } = QUEUE_LINES[name]
  const now = serverNow()
  const age = isDue ? formatDue(since, now) : formatAge(since, now)
  return (
    <WaitingLine
      to={to}
      start={<span className={styles['count']}>{formatCount(count)}</span>}
      age={<Age since={since}>{count === 1 || age === JUST_NOW ? age : `oldest ${age}`}</Age>}
    >
      {count === 1 ? one : more}
    </WaitingLine>
  )
}

function Age({ since, children }: { since: string; children: string }) {
  return (
    <time dateTime={since} title={formatInstant(since)}>
      {children}
    </time>
  )
}

interface WaitingLineProps {
  /** The place where the work is done. Absent when the console has none. */
  to: string | undefined
  start: ReactNode
  age: ReactNode
  children: ReactNode
}

function WaitingLine({ to, start, age, children }: WaitingLineProps) {
  const content = (
    <>
      <span className={styles['start']}>{start}</span> <span>{children}</span>{' '}
      <span className={styles['age']}>{age}</span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={styles['line']}>{content}</div>
      ) : (
        <Link className={styles['line']} to={to}>
          {content}
          <ChevronRight />
        </Link>
      )}
    </li>
  )
}
