import type { UseQueryResult } from '@tanstack/react-query'
import type { Totals } from '#contracts/credentials/credential-list.ts'
import { formatCount } from '#pwa/ui/format-count.ts'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Sparkline } from '#pwa/ui/sparkline.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import styles from './overview.module.css'

const FIGURES = [
  { key: 'users', label: 'Total Users' },
  { key: 'credentials', label: 'Total Credentials' },
  { key: 'active', label: 'Active Credentials' },
  { key: 'revoked', label: 'Revoked Credentials' },
] as const

/** The four totals of the spec, each with its course. */
export function Figures({ answer }: { answer: UseQueryResult<Totals> }) {
  const { data, error, isFetching, refetch } = answer
  return (
    <>
      <StatRow>
        {FIGURES.map(({ key, label }) => (
          <StatCard
            key={key}
            label={label}
            value={data && formatCount(data[key])}
            hint={
              <span className={styles['course']}>
                {data && (
                  <Course course={data.course.map((end) => ({ day: end.day, value: end[key] }))} />
                )}
              </span>
            }
          />
        ))}
      </StatRow>
      {error && (
        <LoadFailed
          title="The totals could not be loaded."
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </>
  )
}

/** Shows nothing for a course without days, which an earlier server sends. */
function Course({ course }: { course: readonly { day: string; value: number }[] }) {
  const [first] = course
  const last = course.at(-1)
  if (!first || !last) return null
  const values = course.map(({ value }) => value)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map(formatCount)
  const label = `From ${formatCount(first.value)} on ${formatDay(first.day)} to ${formatCount(last.value)} on ${formatDay(last.day)}. Lowest ${lowest ?? ''}, highest ${highest ?? ''}.`
  return (
    <>
      <Sparkline values={values} label={label} />
      <span>
        {describeChange(last.value - first.value)} in {course.length - 1} days
      </span>
    </>
  )
}

function describeChange(change: number): string {
  if (change === 0) return 'No change'
  return `${change > 0 ? '+' : '−'}${formatCount(Math.abs(change))}`
}
