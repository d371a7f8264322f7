import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CREDENTIAL_SORTS,
  CREDENTIAL_STATUSES,
  CredentialQuery,
  type Credential,
} from '#contracts/credential.ts'
import { CREDENTIAL_TYPE_NAMES, CREDENTIAL_TYPES } from '#contracts/credential-type.ts'
import { hasRight } from '#contracts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Table } from '#pwa/ui/table.tsx'
import { credentialsQuery } from './admin-queries.ts'
import { CredentialCard, credentialColumns, STATUS_NAMES } from './credential-cells.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { ListSection, useRowDialog } from './list-section.tsx'
import { Filter, ListToolbar, SearchInput, SortSelect } from './list-toolbar.tsx'
import { List } from './list.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { sortingOf, useListInUrl, type ListInUrl, type Sort } from './use-list-in-url.ts'

type SortKey = (typeof CREDENTIAL_SORTS)[number]

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
  const revoking = useRowDialog<Credential>()
  const answer = useQuery(credentialsQuery(list.query))
  const asker = useUser()
  const onRevoke = hasRight(asker, 'revoke') ? revoking.open : null
  const columns = credentialColumns(onRevoke)

  return (
    <ListSection name="Credentials" section={revoking.section}>
      <CredentialToolbar
        list={list}
        mayIssue={hasRight(asker, 'issue')}
        onIssue={() => {
          setIsIssuing(true)
        }}
      />
      <List
        noun="credentials"
        list={list}
        answer={answer}
        empty={
          <EmptyState title="No credentials yet">
            The first credential that is issued appears here.
          </EmptyState>
        }
      >
        {(credentials, isBusy) => (
          <Table
            caption="Credentials"
            columns={columns}
            rows={credentials}
            keyOf={({ credentialId }) => credentialId}
            renderCard={(credential) => (
              <CredentialCard credential={credential} onRevoke={onRevoke} />
            )}
            {...sortingOf(list)}
            isBusy={isBusy}
          />
        )}
      </List>
      <IssueDialog
        isOpen={isIssuing}
        onClose={() => {
          setIsIssuing(false)
        }}
      />
      {revoking.row && (
        <RevokeDialog
          credential={revoking.row}
          onRevoked={revoking.finish}
          onClose={revoking.close}
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
  const { query, change } = list
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
        label="Status"
        all="All statuses"
        options={CREDENTIAL_STATUSES.map((value) => ({ value, label: STATUS_NAMES[value] }))}
        value={query.status}
        onFilter={(status) => {
          change({ status })
        }}
      />
      <Filter
        label="Visa type"
        all="All visa types"
        options={CREDENTIAL_TYPES.map((value) => ({
          value,
          label: `${value} ${CREDENTIAL_TYPE_NAMES[value]}`,
        }))}
        value={query.credentialType}
        onFilter={(credentialType) => {
          change({ credentialType })
        }}
      />
      <SortSelect list={list} options={SORTS} />
    </ListToolbar>
  )
}
