import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  CREDENTIAL_SORTS,
  CREDENTIAL_STATUSES,
  CREDENTIAL_TYPE_NAMES,
  CREDENTIAL_TYPES,
  CredentialQuery,
  type Credential,
} from '#contracts/credential.ts'
import { Button } from '#pwa/ui/button.tsx'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Table } from '#pwa/ui/table.tsx'
import { credentialsQuery } from './admin-queries.ts'
import { CredentialCard, credentialColumns, STATUS_NAMES } from './credential-cells.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { Filter, ListToolbar, SearchInput, SortSelect } from './list-toolbar.tsx'
import styles from './list.module.css'
import { List } from './list.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { useListInUrl, type ListInUrl } from './use-list-in-url.ts'

type SortKey = (typeof CREDENTIAL_SORTS)[number]

const SORTS: { by: SortKey; order: 'asc' | 'desc'; label: string }[] = [
  { by: 'createdAt', order: 'desc', label: 'Newest first' },
  { by: 'createdAt', order: 'asc', label: 'Oldest first' },
  { by: 'issueDate', order: 'desc', label: 'Latest issue date' },
  { by: 'issueDate', order: 'asc', label: 'Earliest issue date' },
  { by: 'expiryDate', order: 'asc', label: 'Next to expire' },
  { by: 'expiryDate', order: 'desc', label: 'Last to expire' },
  { by: 'credentialType', order: 'asc', label: 'Type' },
]

export function CredentialsTab() {
  const section = useRef<HTMLDivElement>(null)
  const list = useListInUrl('credentials', CredentialQuery)
  const [isIssuing, setIsIssuing] = useState(false)
  const [revoking, setRevoking] = useState<Credential | null>(null)
  const answer = useQuery(credentialsQuery(list.query))
  const columns = credentialColumns(setRevoking)

  /** Closing gives the focus back to a button that a revoked credential no longer has. */
  function handleRevoked() {
    flushSync(() => {
      setRevoking(null)
    })
    section.current?.focus()
  }

  return (
    <div
      ref={section}
      className={styles['section']}
      tabIndex={-1}
      role="group"
      aria-label="Credentials"
    >
      <CredentialToolbar
        list={list}
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
            The first credential that you issue appears here.
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
              <CredentialCard credential={credential} onRevoke={setRevoking} />
            )}
            sort={{ by: list.query.sort, order: list.query.order }}
            onSort={({ by, order }) => {
              list.change({ sort: by, order })
            }}
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
      {revoking && (
        <RevokeDialog
          credential={revoking}
          onRevoked={handleRevoked}
          onClose={() => {
            setRevoking(null)
          }}
        />
      )}
    </div>
  )
}

function CredentialToolbar({
  list: { query, change, clears },
  onIssue,
}: {
  list: ListInUrl<CredentialQuery>
  onIssue: () => void
}) {
  return (
    <ListToolbar
      action={
        <Button variant="primary" onClick={onIssue}>
          Issue Credential
        </Button>
      }
    >
      <SearchInput
        clears={clears}
        label="Search credentials"
        placeholder="Credential id, holder hash or TX hash"
        value={query.search ?? ''}
        onSearch={(search) => {
          change({ search })
        }}
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
      <SortSelect
        sort={{ by: query.sort, order: query.order }}
        options={SORTS}
        onSort={({ by, order }) => {
          change({ sort: by, order })
        }}
      />
    </ListToolbar>
  )
}
