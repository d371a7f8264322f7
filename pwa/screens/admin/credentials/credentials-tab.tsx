import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CREDENTIAL_FILTERS,
  CREDENTIAL_SORTS,
  CredentialQuery,
  RENEWABLE_DAYS,
} from '#contracts/credentials/credential-list.ts'
import { CREDENTIAL_TYPE_NAMES, CREDENTIAL_TYPES } from '#contracts/credentials/credential-type.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import type { Sort } from '#pwa/ui/table.tsx'
import { credentialsQuery } from '#pwa/screens/admin/admin-queries.ts'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import {
  Filter,
  ListToolbar,
  SearchInput,
  SortSelect,
} from '#pwa/screens/admin/list/list-toolbar.tsx'
import { List } from '#pwa/screens/admin/list/list.tsx'
import { useListInUrl, type ListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { STATUS_NAMES } from './credential-cells.tsx'
import { ActionDialog, type AskedAction } from './action-dialog.tsx'
import { CredentialList } from './credential-list.tsx'
import { IssueDialog } from './issue-dialog.tsx'

type SortKey = (typeof CREDENTIAL_SORTS)[number]

const FILTER_NAMES: Record<(typeof CREDENTIAL_FILTERS)[number], string> = {
  ...STATUS_NAMES,
  expiring: `Expires in ${String(RENEWABLE_DAYS)} days, not renewed`,
}

const SORTS: (Sort<SortKey> & { label: string })[] = [
  { by: 'createdAt', order: 'desc', label: 'Newest first' },
  { by: 'createdAt', order: 'asc', label: 'Oldest first' },
  { by: 'issueDate', order: 'desc', label: 'Latest issue date' },
  { by: 'issueDate', order: 'asc', label: 'Earliest issue date' },
  { by: 'expiryDate', order: 'asc', label: 'Next to expire' },
  { by: 'expiryDate', order: 'desc', label: 'Last to expire' },
  { by: 'credentialType', order: 'asc', label: 'Type' },
]

export function CredentialsTab() {
  const list = useListInUrl('credentials', CredentialQuery)
  const [isIssuing, setIsIssuing] = useState(false)
  const asking = useRowDialog<AskedAction>()
  const [actionsDone, setActionsDone] = useState(0)
  const answer = useQuery(credentialsQuery(list.query))
  const asker = useUser()
  const may = { issue: hasRight(asker, 'issue'), revoke: hasRight(asker, 'revoke') }

  return (
    <ListSection name="Credentials" section={asking.section}>
      <CredentialToolbar list={list} mayIssue={may.issue} onIssue={() => setIsIssuing(true)} />
      <List
        noun="credentials"
        list={list}
        answer={answer}
        unsearched="The names of holders are sealed, and no search finds them."
        empty={
          <EmptyState title="No credentials yet">
            The first credential that is issued appears here.
          </EmptyState>
        }
      >
        {(credentials, isBusy) => (
          // Each action changes this key, so the list starts again and no credential stays chosen.
          <CredentialList
            key={actionsDone}
            list={list}
            credentials={credentials}
            isBusy={isBusy}
            may={may}
            onAsk={asking.open}
          />
        )}
      </List>
      <IssueDialog isOpen={isIssuing} onClose={() => setIsIssuing(false)} />
      {asking.row && (
        <ActionDialog
          asked={asking.row}
          onDone={() => {
            setActionsDone(actionsDone + 1)
            asking.finish()
          }}
          onClose={asking.close}
        />
      )}
    </ListSection>
  )
}

function CredentialToolbar({
  list,
  mayIssue,
  onIssue,
}: {
  list: ListInUrl<CredentialQuery>
  mayIssue: boolean
  onIssue: () => void
}) {
  return (
    <ListToolbar
      action={
        mayIssue && (
          <Button variant="primary" onClick={onIssue}>
            Issue Credential
          </Button>
        )
      }
    >
      <SearchInput
        list={list}
        field="search"
        label="Search credentials"
        placeholder="Username, email, credential id or hash"
      />
      <Filter
        list={list}
        field="status"
        label="Status"
        all="All statuses"
        options={CREDENTIAL_FILTERS.map((value) => ({ value, label: FILTER_NAMES[value] }))}
      />
      <Filter
        list={list}
        field="credentialType"
        label="Type"
        all="All types"
        options={CREDENTIAL_TYPES.map((value) => ({
          value,
          label: `${value} ${CREDENTIAL_TYPE_NAMES[value]}`,
        }))}
      />
      <SortSelect list={list} options={SORTS} />
    </ListToolbar>
  )
}
