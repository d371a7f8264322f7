import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useLayoutEffect } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ActivityTab } from '#pwa/screens/admin/activity/activity-tab.tsx'
import { CredentialsTab } from '#pwa/screens/admin/credentials/credentials-tab.tsx'
import { PurchasesTab } from '#pwa/screens/admin/payments/purchases-tab.tsx'
import { UsersTab } from '#pwa/screens/admin/users/users-tab.tsx'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'
import { ADMIN } from './admin-queries.ts'
import { BlockchainTab } from './blockchain-tab.tsx'
import { OnePasskey } from './one-passkey.tsx'
import { OverviewTab } from './overview-tab.tsx'

// These tabs are rarely opened, so their code is loaded on demand. Only owners can open the last three.
const ImportsTab = lazyPart(
  async () => (await import('#pwa/screens/admin/imports/imports-tab.tsx')).ImportsTab,
  {
    fallback: <CenteredSpinner />,
  },
)
const InvitationsTab = lazyPart(
  async () => (await import('#pwa/screens/admin/invitations/invitations-tab.tsx')).InvitationsTab,
  {
    fallback: <CenteredSpinner />,
  },
)
const UnmatchedTab = lazyPart(
  async () => (await import('#pwa/screens/admin/payments/unmatched-tab.tsx')).UnmatchedTab,
  {
    fallback: <CenteredSpinner />,
  },
)
const ContentTab = lazyPart(
  async () => (await import('#pwa/screens/admin/content/content-tab.tsx')).ContentTab,
  {
    fallback: <CenteredSpinner />,
  },
)
const SecurityTab = lazyPart(
  async () => (await import('#pwa/screens/admin/activity/security-tab.tsx')).SecurityTab,
  {
    fallback: <CenteredSpinner />,
  },
)

const TABS = [
  { id: 'overview', label: 'Overview', Content: OverviewTab },
  { id: 'credentials', label: 'Credentials', Content: CredentialsTab },
  { id: 'imports', label: 'Imports', Content: ImportsTab },
  { id: 'invitations', label: 'Invitations', Content: InvitationsTab },
  { id: 'users', label: 'Users', Content: UsersTab },
  { id: 'purchases', label: 'Purchases', Content: PurchasesTab },
  { id: 'to-check', label: 'To check', Content: UnmatchedTab },
  { id: 'content', label: 'Content', Content: ContentTab },
  { id: 'blockchain', label: 'Blockchain', Content: BlockchainTab },
  { id: 'activity', label: 'Activity', Content: ActivityTab },
  { id: 'security', label: 'Security', Content: SecurityTab },
] as const
type TabId = (typeof TABS)[number]['id']
const TAB_IDS: readonly [TabId, ...TabId[]] = [
  'overview',
  'credentials',
  'imports',
  'invitations',
  'users',
  'purchases',
  'to-check',
  'content',
  'blockchain',
  'activity',
  'security',
]
const OF_OWNERS: ReadonlySet<TabId> = new Set(['to-check', 'content', 'security'])

/**
 * When the account changes, the console starts again, so that no unfinished work of another account
 * stays.
 */
export function AdminPage() {
  const { id } = useUser()
  useNamedAccount(id)
  return <Console key={id} />
}

function Console() {
  const [asked, choose] = useTabInUrl('tab', TAB_IDS)
  const isOwner = hasRight(useUser(), 'own')
  const tabs = TABS.filter(({ id }) => isOwner || !OF_OWNERS.has(id))
  const { id: active, Content } = tabs.find(({ id }) => id === asked) ?? TABS[0]
  return (
    <Page>
      <PageHeading title="Admin Dashboard" actions={<RefreshButton />}>
        Issue and revoke credentials, manage users, and watch what reaches the blockchain.
      </PageHeading>
      <OnePasskey />
      <Tabs label="Admin dashboard" tabs={tabs} active={active} onChange={choose}>
        <Content />
      </Tabs>
    </Page>
  )
}

/** The console's lists are never fetched again on a timer (spec section 9). */
function RefreshButton() {
  const client = useQueryClient()
  const isFetching = useIsFetching({ queryKey: [ADMIN] }) > 0
  return (
    <Button
      icon={<RefreshCw />}
      isBusy={isFetching}
      onClick={() => void client.invalidateQueries({ queryKey: [ADMIN] })}
    >
      Refresh
    </Button>
  )
}

/**
 * Sends the account's id with every request that changes something. The server refuses the request when
 * another tab has signed in with another account.
 */
function useNamedAccount(id: string): void {
  useLayoutEffect(() => {
    carry({ [ACCOUNT_HEADER]: id })
    return () => carry({})
  }, [id])
}
