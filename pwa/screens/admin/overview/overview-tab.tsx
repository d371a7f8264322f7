import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { auditQuery, totalsQuery, waitingQuery } from '#pwa/screens/admin/admin-queries.ts'
import { IssueDialog } from '#pwa/screens/admin/credentials/issue-dialog.tsx'
import { Figures } from './figures.tsx'
import { NewestActions } from './newest-actions.tsx'
import styles from './overview.module.css'
import { WaitingWork } from './waiting-work.tsx'

const ACTIONS_SHOWN = 8

/**
 * Asks for everything at once. The list of what waits comes first on the page and has any length, so
 * nothing is shown below it before it is there.
 */
export function OverviewTab() {
  const waiting = useQuery(waitingQuery)
  const totals = useQuery(totalsQuery)
  const actions = useQuery(auditQuery({ limit: ACTIONS_SHOWN, offset: 0 }))
  if (waiting.isPending) return <OverviewSkeleton />
  return (
    <div className={styles['overview']}>
      <WaitingWork answer={waiting} />
      <Figures answer={totals} />
      <ActionCards />
      <NewestActions answer={actions} />
    </div>
  )
}

function OverviewSkeleton() {
  return (
    <div className={styles['overview']} role="status">
      <VisuallyHidden>Loading the overview…</VisuallyHidden>
      <Skeleton height="12rem" />
      <Skeleton height="8rem" />
      <Skeleton height="10rem" />
    </div>
  )
}

function ActionCards() {
  const [isIssuing, setIsIssuing] = useState(false)
  return (
    <div className={styles['cards']}>
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
        action={<ButtonLink to="/admin?tab=analytics">View Analytics</ButtonLink>}
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
