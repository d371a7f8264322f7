import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { UserQuery, type ManagedUser, type USER_SORTS } from '#contracts/administration.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import { Table } from '#pwa/ui/table.tsx'
import { usersQuery } from './admin-queries.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { Filter, ListToolbar, SearchInput, SortSelect } from './list-toolbar.tsx'
import styles from './list.module.css'
import { List } from './list.tsx'
import { useListInUrl } from './use-list-in-url.ts'
import { UserCard, userColumns } from './user-cells.tsx'

const ACCESS_FILTERS = [
  { value: 'premium', label: 'Premium' },
  { value: 'free', label: 'Free' },
  { value: 'admin', label: 'Admins' },
]

const SORTS: { by: (typeof USER_SORTS)[number]; order: 'asc' | 'desc'; label: string }[] = [
  { by: 'createdAt', order: 'desc', label: 'Newest first' },
  { by: 'createdAt', order: 'asc', label: 'Oldest first' },
  { by: 'username', order: 'asc', label: 'Username, A to Z' },
  { by: 'username', order: 'desc', label: 'Username, Z to A' },
  { by: 'email', order: 'asc', label: 'Email, A to Z' },
]

export function UsersTab() {
  const section = useRef<HTMLDivElement>(null)
  const list = useListInUrl('users', UserQuery)
  const { query, change, clears } = list
  const [deleting, setDeleting] = useState<ManagedUser | null>(null)
  const answer = useQuery(usersQuery(query))
  const columns = userColumns(setDeleting)

  /** Closing gives the focus back to a button whose row is about to go. */
  function handleDeleted() {
    flushSync(() => {
      setDeleting(null)
    })
    section.current?.focus()
  }

  return (
    <div ref={section} className={styles['section']} tabIndex={-1} role="group" aria-label="Users">
      <ListToolbar>
        <SearchInput
          clears={clears}
          label="Search users"
          placeholder="Username or email"
          value={query.search ?? ''}
          onSearch={(search) => {
            change({ search })
          }}
        />
        <Filter
          label="Access"
          all="Everyone"
          options={ACCESS_FILTERS}
          value={query.access}
          onFilter={(access) => {
            change({ access })
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
      <List noun="users" list={list} answer={answer} empty={<EmptyState title="No users yet" />}>
        {(users, isBusy) => (
          <Table
            caption="Users"
            columns={columns}
            rows={users}
            keyOf={({ id }) => id}
            renderCard={(user) => <UserCard user={user} onDelete={setDeleting} />}
            sort={{ by: query.sort, order: query.order }}
            onSort={({ by, order }) => {
              change({ sort: by, order })
            }}
            isBusy={isBusy}
          />
        )}
      </List>
      {deleting && (
        <DeleteUserDialog
          user={deleting}
          onDeleted={handleDeleted}
          onClose={() => {
            setDeleting(null)
          }}
        />
      )}
    </div>
  )
}
