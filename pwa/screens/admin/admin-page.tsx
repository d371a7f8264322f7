import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useLayoutEffect } from 'react'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ACCOUNT_HEADER } from '#contracts/endpoint.ts'
import { carry } from '#pwa/network/http.ts'
import { ADMIN } from './admin-queries.ts'
import { findPart, FIRST_PART, PART_IDS, tabsFor } from './console-tabs.tsx'
import { OnePasskey } from './one-passkey.tsx'

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
  const [asked, choose] = useTabInUrl('tab', [FIRST_PART, ...PART_IDS])
  const tabs = tabsFor(hasRight(useUser(), 'own'))
  const { tab, part } = findPart(tabs, asked)
  const { Content } = part

  function chooseTab(id: string) {
    choose(tabs.find((one) => one.id === id)?.parts[0].id ?? FIRST_PART)
  }

  return (
    <Page>
      <PageHeading title="Admin Dashboard" actions={<RefreshButton />}>
        Issue and revoke credentials, manage users, and watch what reaches the blockchain.
      </PageHeading>
      <OnePasskey />
      <Tabs label="Admin dashboard" tabs={tabs} active={tab.id} onChange={chooseTab}>
        {tab.parts.length === 1 ? (
          <Content />
        ) : (
          <Tabs
            key={tab.id}
            label={tab.label}
            variant="compact"
            tabs={tab.parts}
            active={part.id}
            onChange={choose}
          >
            <Content />
          </Tabs>
        )}
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
