import { Crown, Shield } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUser } from '#pwa/session/use-session.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import styles from './profile-page.module.css'

const DAY_LENGTH = 'YYYY-MM-DD'.length

export function ProfilePage() {
  const user = useUser()
  return (
    <Page width="reading">
      <PageHeading title="Profile">{user.email}</PageHeading>
      <Panel>
        <dl className={styles['facts']}>
          <Fact label="Username">{user.username}</Fact>
          <Fact label="Email">{user.email}</Fact>
          <Fact label="Access">
            {user.hasPremiumAccess ? (
              <Badge tone="ok" icon={<Crown />}>
                Premium
              </Badge>
            ) : (
              <Badge>Free</Badge>
            )}
          </Fact>
          {user.isAdmin && (
            <Fact label="Role">
              <Badge tone="note" icon={<Shield />}>
                Admin
              </Badge>
            </Fact>
          )}
          <Fact label="Member Since">{formatDay(user.createdAt.slice(0, DAY_LENGTH))}</Fact>
        </dl>
      </Panel>
      {user.isAdmin && (
        <Panel title="Quick actions">
          <div>
            <ButtonLink to="/admin" icon={<Shield />}>
              Admin Panel
            </ButtonLink>
          </div>
        </Panel>
      )}
    </Page>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
