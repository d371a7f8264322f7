import { useQuery } from '@tanstack/react-query'
import {
  ANALYTICS_RANGES,
  LOGGED_RESULTS,
  type Analytics,
} from '#contracts/verification/analytics.ts'
import {
  CREDENTIAL_TYPE_NAMES,
  type CredentialType,
} from '#contracts/credentials/credential-type.ts'
import { VERIFICATION_TYPES, type VerificationType } from '#contracts/verification/log-entry.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { Panel } from '#pwa/ui/page.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { analyticsQuery } from '#pwa/screens/admin/admin-queries.ts'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import listStyles from '#pwa/screens/admin/list/list.module.css'
import styles from './analytics.module.css'
import { BarChart } from './bar-chart.tsx'
import { DayChart } from './day-chart.tsx'
import { RESULT_NAMES } from './result-names.ts'

const RANGES = ANALYTICS_RANGES.map((days) => ({
  value: String(days),
  label: `Last ${String(days)} days`,
}))

const METHOD_NAMES: Record<VerificationType, string> = {
  qr_scan: 'QR scan',
  manual_lookup: 'Manual look-up',
  api_call: 'API or batch',
}

export function AnalyticsTab() {
  const [range, choose] = useTabInUrl('days', ['30', '7', '90'])
  return (
    <div className={listStyles['section']}>
      <div className={listStyles['toolbar']}>
        <div className={listStyles['filter']}>
          <Select
            label="Time"
            isLabelHidden
            options={RANGES}
            value={range}
            onValueChange={(days) => choose(days as typeof range)}
          />
        </div>
        <p className={listStyles['note']}>
          Counted from the verification log. Days are in UTC; today is included.
        </p>
      </div>
      <Range days={Number(range) as (typeof ANALYTICS_RANGES)[number]} />
    </div>
  )
}

function Range({ days }: { days: (typeof ANALYTICS_RANGES)[number] }) {
  const answer = useQuery(analyticsQuery({ days }))
  const { data: analytics, error, isPending, isFetching, isPlaceholderData, refetch } = answer
  if (isPending) return <ChartsSkeleton />
  if (error) {
    return (
      <LoadFailed
        title="The analytics could not be loaded."
        error={error}
        isBusy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (analytics.total === 0) {
    return (
      <EmptyState
        title="Nothing verified in these days"
        actions={<ButtonLink to="/qr-verify">Open QR Scanner</ButtonLink>}
      >
        Every verification is counted here from the moment it is made.
      </EmptyState>
    )
  }
  return <Charts analytics={analytics} isBusy={isPlaceholderData} />
}

function Charts({ analytics, isBusy }: { analytics: Analytics; isBusy: boolean }) {
  const { days, results, credentialTypes, methods, total } = analytics
  return (
    <div className={styles['charts']} aria-busy={isBusy}>
      <Panel title="Per day">
        <p role="status">
          {`${formatCount(total)} ${total === 1 ? 'verification' : 'verifications'} in ${String(days.length)} days`}
        </p>
        <DayChart days={days} />
      </Panel>
      <div className={styles['grid']}>
        <Panel title="By result">
          <BarChart
            caption="Verifications by result"
            header="Result"
            bars={LOGGED_RESULTS.map((result) => ({
              id: result,
              label: RESULT_NAMES[result],
              count: results[result],
              series: result,
            }))}
          />
        </Panel>
        <Panel title="By visa type">
          <BarChart
            caption="Verifications by type"
            header="Type"
            bars={credentialTypes.map(({ credentialType, count }) => ({
              id: credentialType ?? 'none',
              label: typeName(credentialType),
              count,
            }))}
          />
        </Panel>
        <Panel title="By method">
          <BarChart
            caption="Verifications by method"
            header="Method"
            bars={VERIFICATION_TYPES.map((method) => ({
              id: method,
              label: METHOD_NAMES[method],
              count: methods[method],
            }))}
          />
        </Panel>
      </div>
    </div>
  )
}

function typeName(type: CredentialType | null): string {
  return type === null ? 'Not recognised' : `${type} ${CREDENTIAL_TYPE_NAMES[type]}`
}

function ChartsSkeleton() {
  return (
    <div className={styles['charts']} role="status">
      <VisuallyHidden>Loading analytics…</VisuallyHidden>
      <Panel title="Per day">
        <Skeleton height="21rem" />
      </Panel>
      <div className={styles['grid']}>
        {['By result', 'By visa type', 'By method'].map((title) => (
          <Panel key={title} title={title}>
            <Skeleton height="11rem" />
          </Panel>
        ))}
      </div>
    </div>
  )
}
