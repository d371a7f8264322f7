import '#pwa/ui/fonts.css'
import '#pwa/ui/tokens.css'
import '#pwa/ui/base.css'
import Crown from 'lucide-react/icons/crown'
import Wallet from 'lucide-react/icons/wallet'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { CopyText } from '#pwa/ui/copy-text.tsx'
import { Countdown } from '#pwa/ui/countdown.tsx'
import { CredentialPaper } from '#pwa/ui/paper/credential-paper.tsx'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Menu, MenuButton } from '#pwa/ui/menu.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Page, PageHeading, Panel } from '#pwa/ui/page.tsx'
import { Pager } from '#pwa/ui/pager.tsx'
import { ProgressBar } from '#pwa/ui/progress-bar.tsx'
import { Skeleton } from '#pwa/ui/skeleton.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import type { VerdictStatus } from '#contracts/verification/verdict.ts'
import { Stamp } from '#pwa/ui/paper/stamp.tsx'
import { StatCard, StatRow } from '#pwa/ui/stat-card.tsx'
import { Table, type Sort } from '#pwa/ui/table.tsx'
import { surviveTranslator } from '#pwa/ui/survive-translator.ts'
import { followTheme } from '#pwa/ui/theme.ts'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { Buttons, Inputs, Menus, TabSample, WaySample } from './controls.tsx'
import { TranslatedSample } from './translated-sample.tsx'

const VERDICTS: VerdictStatus[] = [
  'valid',
  'revoked',
  'expired',
  'not_found',
  'invalid',
  'sample',
  'not_checked',
]

/** A page with every UI component. It has no screen of the product. */
function Gallery() {
  return (
    <main>
      <Page>
        <PageHeading title="Gallery" actions={<Menus />}>
          Every piece, once.
        </PageHeading>
        <Papers />
        <Stamps />
        <Panel title="Buttons">
          <Buttons />
        </Panel>
        <Panel title="Inputs">
          <Inputs />
        </Panel>
        <Panel title="Tabs">
          <TabSample />
          <WaySample />
          <TranslatedSample />
        </Panel>
        <Rows />
        <Signs />
      </Page>
      <Toasts />
    </main>
  )
}

function Papers() {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
      }}
    >
      {CREDENTIAL_TYPES.map((credentialType, index) => (
        <CredentialPaper
          key={credentialType}
          level={2}
          credentialId={`urn:uuid:00000000-0000-4000-8000-00000000000${String(index)}`}
          credentialType={credentialType}
          holder="Amara Okafor"
          issueDate="2026-08-12"
          expiryDate="2030-08-11"
          issuer="visa.example.org"
          anchorHash="0x8f3c000000000000000000000000000000000000000000000000000000021a9e"
          status={<Badge tone={index % 2 === 0 ? 'neutral' : 'warn'}>Valid</Badge>}
          {...(index === 0 && { actions: <Button size="small">Details</Button> })}
        />
      ))}
    </div>
  )
}

function Stamps() {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {VERDICTS.map((verdict) => (
        <Stamp key={verdict} verdict={verdict} note="20 NOV 2026 · 14:32 · OFFLINE" />
      ))}
      <Stamp
        verdict="invalid"
        isToCome
        note="DESDE EL 20 NOV 2027 · 20 NOV 2026 · 14:32 · SIN CONEXIÓN"
      />
    </div>
  )
}

const USERS = [
  { name: 'ada', credentials: 12 },
  { name: 'bea', credentials: 7 },
  { name: 'cyd', credentials: 31 },
]

function Rows() {
  const [sort, setSort] = useState<Sort<'name' | 'credentials'>>({ by: 'name', order: 'asc' })
  const direction = sort.order === 'asc' ? 1 : -1
  const rows = [...USERS].sort((a, b) => (a[sort.by] < b[sort.by] ? -direction : direction))
  return (
    <>
      <StatRow>
        <StatCard label="Total" value={12} />
        <StatCard label="Valid" value={9} hint="3 more than last month" />
        <StatCard label="Expiring" value={undefined} />
        <StatCard label="Expired" value={1} />
      </StatRow>
      <div>
        <Table
          caption="Users"
          rows={rows}
          keyOf={(user) => user.name}
          sort={sort}
          onSort={setSort}
          renderCard={(user) => `${user.name}: ${String(user.credentials)} credentials`}
          columns={[
            { id: 'name', header: 'User', cell: (user) => user.name, sortKey: 'name' },
            {
              id: 'credentials',
              header: 'Credentials',
              cell: (user) => user.credentials,
              sortKey: 'credentials',
              align: 'end',
            },
            {
              id: 'actions',
              header: 'Actions',
              isHeaderHidden: true,
              align: 'end',
              cell: (user) => (
                <Menu label={`Actions for ${user.name}`} trigger="…" isInTable>
                  <MenuButton onSelect={() => undefined}>Rename</MenuButton>
                  <MenuButton onSelect={() => undefined}>Delete</MenuButton>
                </Menu>
              ),
            },
          ]}
        />
        <Pager
          place={{ offset: 2700, limit: 100 }}
          answer={{ items: [], total: 123_456, previous: null, next: 'after.x' }}
          sizes={[25, 100]}
          noun="credentials"
          onTurn={() => undefined}
        />
      </div>
    </>
  )
}

function Signs() {
  const [until] = useState(() => Date.now() + 302_000)
  return (
    <>
      {(['note', 'ok', 'warn', 'seal'] as const).map((tone) => (
        <Notice key={tone} tone={tone} title="Title" actions={<Button size="small">Retry</Button>}>
          No connection. This code was made on this device and works without one.
        </Notice>
      ))}
      <p style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
        {(['neutral', 'ok', 'warn', 'seal', 'note'] as const).map((tone) => (
          <Badge key={tone} tone={tone} icon={<Crown />}>
            {tone}
          </Badge>
        ))}
      </p>
      <ProgressBar label="Progress" value={0.72} tone="ok" isLabelShown />
      <p>
        Valid for <Countdown until={until} />
      </p>
      <CopyText text="urn:uuid:00000000-0000-4000-8000-000000000000" noun="credential id" />
      <div>
        <Disclosure title="Is there a refund?">Yes, within 60 days.</Disclosure>
        <Disclosure title="Does it work on a phone?">Yes.</Disclosure>
      </div>
      <EmptyState title="Your Wallet is Empty" icon={<Wallet />} actions={<Button>Refresh</Button>}>
        Nothing was issued to you yet.
      </EmptyState>
      <Skeleton height="3rem" />
      <CenteredSpinner />
    </>
  )
}

surviveTranslator()
followTheme()
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root.')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Gallery />
    </BrowserRouter>
  </StrictMode>,
)
