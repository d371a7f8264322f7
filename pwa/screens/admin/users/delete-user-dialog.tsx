import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { ConfirmDialog } from '#pwa/ui/confirm-dialog.tsx'
import { useDeleteUser } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/list/list.module.css'

interface DeleteUserDialogProps {
  user: ManagedUser
  onDeleted: () => void
  onClose: () => void
}

export function DeleteUserDialog({ user, onDeleted, onClose }: DeleteUserDialogProps) {
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
