import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { useUser } from '#pwa/session/use-session.ts'
import { ButtonLink } from '#pwa/ui/button.tsx'
import { lazyPart } from '#pwa/ui/lazy-part.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { Tabs } from '#pwa/ui/tabs.tsx'
import { useTabInUrl } from '#pwa/ui/use-tab-in-url.ts'
import { ScanTab } from '#pwa/screens/verification/scanner/scan-tab.tsx'
import { createTally } from '#pwa/screens/verification/scanner/tally.ts'
import { useTrust } from '#pwa/device/trust/use-trust.ts'
import styles from './center-page.module.css'
import { words } from './words.tsx'

const WAITING = { fallback: <CenteredSpinner /> }
const GenerateTab = lazyPart(
  async () => (await import('./generate/generate-tab.tsx')).GenerateTab,
  WAITING,
)
const AskTab = lazyPart(async () => (await import('./asking/ask-tab.tsx')).AskTab, WAITING)
const BatchTab = lazyPart(async () => (await import('./batch/batch-tab.tsx')).BatchTab, WAITING)
const HelpTab = lazyPart(async () => (await import('./help-tab.tsx')).HelpTab, WAITING)

/**
 * The page for verifiers: scan and verify, show a code, verify a list, and help. Back leads a holder
 * to the wallet. The spec leads to the dashboard, but its guard would send a person without premium
 * access to the checkout.
 */
export function CenterPage() {
  const { isAdmin, isGuest } = useUser()
  const [chosen, choose] = useTabInUrl('tab', ['scan', 'ask', 'generate', 'batch', 'help'])
  const closed: Partial<Record<typeof chosen, string | undefined>> = {
    ask: isGuest ? words.center.closed.ask : undefined,
    batch: isAdmin ? undefined : words.center.closed.batch,
  }
  const active = closed[chosen] === undefined ? chosen : 'scan'
  // The number of verdicts on this page. It stays when the verifier changes the tab, and it is lost
  // when the page closes.
  const [tally] = useState(createTally)
  useTrust(true)

  return (
    <Page>
      <div className={styles['heading']}>
        <PageHeading
          title={words.center.title}
          actions={
            <ButtonLink variant="quiet" to={isAdmin ? '/admin' : '/wallet'} icon={<ArrowLeft />}>
              {words.center.back}
            </ButtonLink>
          }
        />
      </div>
      <Tabs
        label={words.center.title}
        tabs={[
          { id: 'scan', label: words.center.tabs.scan },
          { id: 'ask', label: words.center.tabs.ask, closed: closed.ask },
          { id: 'generate', label: words.center.tabs.generate },
          { id: 'batch', label: words.center.tabs.batch, closed: closed.batch },
          { id: 'help', label: words.center.tabs.help },
        ]}
        active={active}
        onChange={choose}
      >
        {active === 'scan' && <ScanTab tally={tally} />}
        {active === 'ask' && <AskTab />}
        {active === 'generate' && <GenerateTab />}
        {active === 'batch' && <BatchTab />}
        {active === 'help' && <HelpTab />}
      </Tabs>
    </Page>
  )
}
