import { useQuery } from '@tanstack/react-query'
import { UserQuery, type ManagedUser, type USER_SORTS } from '#contracts/accounts/administration.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { useUser } from '#pwa/session/use-session.ts'
import { EmptyState } from '#pwa/ui/empty-state.tsx'
import type { Sort } from '#pwa/ui/table.tsx'
import { usersQuery } from '#pwa/screens/admin/admin-queries.ts'
import { ListSection, useRowDialog } from '#pwa/screens/admin/list/list-section.tsx'
import {
  Filter,
  ListToolbar,
  SearchInput,
  SortSelect,
} from '#pwa/screens/admin/list/list-toolbar.tsx'
import styles from '#pwa/screens/admin/list/list.module.css'
import { TableList } from '#pwa/screens/admin/list/table-list.tsx'
import { sortingOf, useListInUrl } from '#pwa/screens/admin/list/use-list-in-url.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { useDeleteUser } from '#pwa/screens/admin/admin-mutations.ts'
import { EndEverySessionButton } from './end-sessions.tsx'
import { UserCard, userColumns } from './user-cells.tsx'

interface DeleteUserDialogProps {
  user: ManagedUser
  onDeleted: () => void
  onClose: () => void
}

const ACCESS_FILTERS = [
  { value: 'premium', label: 'Premium' },
  { value: 'free', label: 'Free' },
  { value: 'admin', label: 'Admins' },
]

const SORTS: (Sort<(typeof USER_SORTS)[number]> & { label: string })[] = [
  { by: 'createdAt', order: 'desc', label: 'Newest first' },
  { by: 'createdAt', order: 'asc', label: 'Oldest first' },
  { by: 'username', order: 'asc', label: 'Username, A to Z' },
  { by: 'username', order: 'desc', label: 'Username, Z to A' },
  { by: 'email', order: 'asc', label: 'Email, A to Z' },
]

export function UsersTab() {
  const isOwner = hasRight(useUser(), 'own')
  const list = useListInUrl('users', UserQuery)
  const deleting = useRowDialog<ManagedUser>()
  const answer = useQuery(usersQuery(list.query))
  const columns = userColumns(deleting.open)

  return (
    <ListSection name="Users" section={deleting.section}>
      {!isOwner && <p className={styles['note']}>Only owners change accounts and rights.</p>}
      <ListToolbar action={isOwner && <EndEverySessionButton />}>
        <SearchInput
          list={list}
          field="search"
          label="Search users"
          placeholder="Start or end of username or email"
        />
        <Filter list={list} field="access" label="Access" all="Everyone" options={ACCESS_FILTERS} />
        <SortSelect list={list} options={SORTS} />
      </ListToolbar>
      <TableList
        noun="users"
        list={list}
        answer={answer}
        empty={<EmptyState title="No users yet" />}
        caption="Users"
        columns={columns}
        keyOf={({ id }) => id}
        renderCard={(user) => <UserCard user={user} onDelete={deleting.open} />}
        {...sortingOf(list)}
      />
      {deleting.row && (
        <DeleteUserDialog
          user={deleting.row}
          onDeleted={deleting.finish}
          onClose={deleting.close}
        />
      )}
    </ListSection>
  )
}

function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
  const deletion = useDeleteUser()

  function handleConfirm() {
    deletion.mutate(user.id, {
      onSuccess: onDeleted,
    })
  }

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Delete ${isolate(user.username)}`}
      question={
        <div className={styles['card']}>
          <p>Are you sure you want to delete this user? This action cannot be undone.</p>
          <p>
            {isolateAddress(user.email)} is signed out everywhere, and every active credential of
            this account is revoked.
          </p>
        </div>
      }
      confirmLabel={deletion.isPending ? 'Deleting...' : 'Delete user'}
      isBusy={deletion.isPending}
      onConfirm={handleConfirm}
      onClose={() => {
        if (!deletion.isPending) onClose()
      }}
    />
  )
}
