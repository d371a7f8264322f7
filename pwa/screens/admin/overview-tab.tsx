import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { IssueDialog } from '#pwa/screens/admin/credentials/issue-dialog.tsx'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import { totalsQuery } from './admin-queries.ts'
import styles from './overview-tab.module.css'

export function OverviewTab() {
  return (
    <div className={styles['overview']}>
      <Totals />
      <ActionCards />
    </div>
  )
}

function Totals() {
  const { data, error, isFetching, refetch } = useQuery(totalsQuery)
  const show = (total: number | undefined) => (total === undefined ? undefined : formatCount(total))
  return (
    <>
      <StatRow>
        <StatCard label="Total Users" value={show(data?.users)} />
        <StatCard label="Total Credentials" value={show(data?.credentials)} />
        <StatCard label="Active Credentials" value={show(data?.active)} />
        <StatCard label="Revoked Credentials" value={show(data?.revoked)} />
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

function ActionCards() {
  const [isIssuing, setIsIssuing] = useState(false)
  return (
    <div className={styles['actions']}>
      {hasRight(useUser(), 'issue') && (
        <ActionCard
          title="Issue Credential"
          action={
            <Button variant="primary" onClick={() => setIsIssuing(true)}>
              Issue Credential
            </Button>
          }
        >
          Give a user a digital visa credential. It is signed here and anchored on the blockchain.
        </ActionCard>
      )}
      <ActionCard
        title="QR Scanner"
        action={
          <ButtonLink to="/qr-verify" target="_blank" rel="noopener">
            Open QR Scanner
          </ButtonLink>
        }
      >
        Scan and verify a credential that somebody shows you. Opens in a new tab.
      </ActionCard>
      <ActionCard
        title="Analytics"
        action={<ButtonLink to="/admin/analytics">View Analytics</ButtonLink>}
      >
        See how many credentials were verified, how, and with which result.
      </ActionCard>
      <IssueDialog isOpen={isIssuing} onClose={() => setIsIssuing(false)} />
    </div>
  )
}

function ActionCard({
  title,
  action,
  children,
}: {
  title: string
  action: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles['card']}>
      <h2>{title}</h2>
      <p>{children}</p>
      <div>{action}</div>
    </section>
  )
}
