import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ActivityTab } from './activity-tab.tsx'
import { ADMIN } from './admin-queries.ts'
import { BlockchainTab } from './blockchain-tab.tsx'
import { CredentialsTab } from './credentials-tab.tsx'
import { OnePasskey } from './one-passkey.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PurchasesTab } from './purchases-tab.tsx'
import { UsersTab } from './users-tab.tsx'

const TABS = [
  { id: 'overview', label: 'Overview', Content: OverviewTab },
  { id: 'credentials', label: 'Credentials', Content: CredentialsTab },
  { id: 'users', label: 'Users', Content: UsersTab },
  { id: 'purchases', label: 'Purchases', Content: PurchasesTab },
  { id: 'blockchain', label: 'Blockchain', Content: BlockchainTab },
  { id: 'activity', label: 'Activity', Content: ActivityTab },
] as const
type TabId = (typeof TABS)[number]['id']
const TAB_IDS: readonly [TabId, ...TabId[]] = [
  'overview',
  'credentials',
  'users',
  'purchases',
  'blockchain',
  'activity',
]

export function AdminPage() {
  const [active, choose] = useTabInUrl('tab', TAB_IDS)
  const Content = TABS.find(({ id }) => id === active)?.Content ?? OverviewTab
  return (
    <Page>
      <PageHeading title="Admin Dashboard" actions={<RefreshButton />}>
        Issue and revoke credentials, manage users, and watch what reaches the blockchain.
      </PageHeading>
      <OnePasskey />
      <Tabs label="Admin dashboard" tabs={TABS} active={active} onChange={choose}>
        <Content />
      </Tabs>
    </Page>
  )
}

/** Nothing here is fetched again by itself (spec section 9). */
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
