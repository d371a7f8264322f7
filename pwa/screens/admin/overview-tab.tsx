import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { formatCount } from '#pwa/ui/format-count.ts'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { IssueDialog } from '#pwa/screens/admin/credentials/issue-dialog.tsx'
import { LoadFailed } from '#pwa/screens/admin/list/list.tsx'
import { credentialsQuery, usersQuery } from './admin-queries.ts'
import styles from './overview-tab.module.css'

/** Asks for a page with one entry, because only the total number is shown. */
const ONE = { limit: 1 }

export function OverviewTab() {
  return (
    <div className={styles['overview']}>
      <Totals />
      <ActionCards />
    </div>
  )
}

function Totals() {
  const users = useQuery(usersQuery(ONE))
  const credentials = useQuery(credentialsQuery(ONE))
  const active = useQuery(credentialsQuery({ ...ONE, status: 'active' }))
  const revoked = useQuery(credentialsQuery({ ...ONE, status: 'revoked' }))
  const failed = [users, credentials, active, revoked].filter(({ isError }) => isError)
  const error = failed[0]?.error

  return (
    <>
      <StatRow>
        <StatCard label="Total Users" value={totalOf(users)} />
        <StatCard label="Total Credentials" value={totalOf(credentials)} />
        <StatCard label="Active Credentials" value={totalOf(active)} />
        <StatCard label="Revoked Credentials" value={totalOf(revoked)} />
      </StatRow>
      {error && (
        <LoadFailed
          title="Some of these totals could not be loaded."
          error={error}
          isBusy={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const { refetch } of failed) void refetch()
          }}
        />
      )}
    </>
  )
}

function totalOf({ data }: { data: { total: number } | undefined }): string | undefined {
  return data && formatCount(data.total)
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
