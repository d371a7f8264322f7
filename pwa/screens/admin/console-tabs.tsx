import type { ComponentType } from 'react'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { ActivityTab } from '#pwa/screens/admin/activity/activity-tab.tsx'
import { CredentialsTab } from '#pwa/screens/admin/credentials/credentials-tab.tsx'
import { OverviewTab } from '#pwa/screens/admin/overview/overview-tab.tsx'
import { PurchasesTab } from '#pwa/screens/admin/payments/purchases-tab.tsx'
import { UsersTab } from '#pwa/screens/admin/users/users-tab.tsx'
import { BlockchainTab } from './blockchain-tab.tsx'

// These parts are rarely opened, so their code is loaded on demand.
const LOADING = { fallback: <CenteredSpinner /> }
const AnalyticsTab = lazyPart(
  async () => (await import('#pwa/screens/admin/analytics/analytics-tab.tsx')).AnalyticsTab,
  LOADING,
)
const ImportsTab = lazyPart(
  async () => (await import('#pwa/screens/admin/imports/imports-tab.tsx')).ImportsTab,
  LOADING,
)
const InvitationsTab = lazyPart(
  async () => (await import('#pwa/screens/admin/invitations/invitations-tab.tsx')).InvitationsTab,
  LOADING,
)
const UnmatchedTab = lazyPart(
  async () => (await import('#pwa/screens/admin/payments/unmatched-tab.tsx')).UnmatchedTab,
  LOADING,
)
const ContentTab = lazyPart(
  async () => (await import('#pwa/screens/admin/content/content-tab.tsx')).ContentTab,
  LOADING,
)
const SecurityTab = lazyPart(
  async () => (await import('#pwa/screens/admin/activity/security-tab.tsx')).SecurityTab,
  LOADING,
)

interface ConsolePart {
  id: string
  label: string
  Content: ComponentType
  /** True when the server lets only owners read what the part shows. */
  isOwners?: true
}

interface ConsoleTab {
  id: string
  label: string
  parts: readonly [ConsolePart, ...ConsolePart[]]
}

const OVERVIEW = { id: 'overview', label: 'Overview', Content: OverviewTab }

/**
 * The tabs of the console, each with its parts. The first four are the tabs of the spec. An address names a
 * part alone, and never its tab, so that old links stay right when a part moves.
 */
const TABS: readonly ConsoleTab[] = [
  { id: 'overview', label: 'Overview', parts: [OVERVIEW] },
  {
    id: 'credentials',
    label: 'Credentials',
    parts: [
      { id: 'credentials', label: 'Issued', Content: CredentialsTab },
      { id: 'imports', label: 'Imports', Content: ImportsTab },
      { id: 'invitations', label: 'Invitations', Content: InvitationsTab },
    ],
  },
  { id: 'users', label: 'Users', parts: [{ id: 'users', label: 'Users', Content: UsersTab }] },
  {
    id: 'blockchain',
    label: 'Blockchain',
    parts: [{ id: 'blockchain', label: 'Blockchain', Content: BlockchainTab }],
  },
  {
    id: 'money',
    label: 'Money',
    parts: [
      { id: 'purchases', label: 'Purchases', Content: PurchasesTab },
      { id: 'to-check', label: 'To check', Content: UnmatchedTab, isOwners: true },
    ],
  },
  {
    id: 'guide',
    label: 'Guide',
    parts: [{ id: 'content', label: 'Guide', Content: ContentTab, isOwners: true }],
  },
  {
    id: 'record',
    label: 'Record',
    parts: [
      { id: 'activity', label: 'Activity', Content: ActivityTab },
      { id: 'security', label: 'Security', Content: SecurityTab, isOwners: true },
      { id: 'analytics', label: 'Analytics', Content: AnalyticsTab },
    ],
  },
]

export const FIRST_PART = OVERVIEW.id
export const PART_IDS = TABS.flatMap(({ parts }) => parts.map(({ id }) => id))

/** Leaves out the parts that the server would refuse, and the tabs without another part. */
export function tabsFor(isOwner: boolean): ConsoleTab[] {
  return TABS.flatMap(({ parts, ...tab }) => {
    const [first, ...more] = parts.filter(({ isOwners = false }) => isOwner || !isOwners)
    return first ? [{ ...tab, parts: [first, ...more] as const }] : []
  })
}

/** Returns the tab of a part, with this part. Returns the overview for a part that is not there. */
export function findPart(
  tabs: readonly ConsoleTab[],
  partId: string,
): { tab: ConsoleTab; part: ConsolePart } {
  for (const tab of tabs) {
    const part = tab.parts.find(({ id }) => id === partId)
    if (part) return { tab, part }
  }
  return { tab: { ...OVERVIEW, parts: [OVERVIEW] }, part: OVERVIEW }
}
