import { useState } from 'react'
import type { Credential } from '#contracts/credentials/credential.ts'
import { RevokeCredential } from '#contracts/credentials/issuing.ts'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useRevoke } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/form.module.css'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { CredentialSummary } from './credential-summary.tsx'
import { OfflineUntil } from './offline-until.tsx'
import { RevocationFields } from './revocation-fields.tsx'

interface RevokeDialogProps {
  credential: Credential
  onRevoked: () => void
  onClose: () => void
}

export function RevokeDialog({ credential, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = useRevoke()
  const [reasonCode, setReasonCode] = useState('1')
  const [reason, setReason] = useState('')

  const { errors, handleSubmit } = useActionForm({
    check: () => checkForm(RevokeCredential, { reasonCode: Number(reasonCode), reason }),
    send: (values, heard) => {
      revoke.mutate({ credentialId: credential.credentialId, ...values }, heard)
    },
    onDone: onRevoked,
  })

  return (
    <ActionDialog
      title="Revoke Credential"
      description={<CredentialSummary credential={credential} />}
      submit={revoke.isPending ? 'Revoking...' : 'Revoke'}
      isPending={revoke.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <code translate="no" className={styles['id']}>
        {credential.credentialId}
      </code>
      <Notice tone="warn" title="A revocation is final.">
        The credential and every code made from it stop verifying at once online. <OfflineUntil />{' '}
        The holder sees it as revoked, and the revocation is recorded on the blockchain. To undo it,
        issue a new credential.
      </Notice>
      <RevocationFields
        reasonCode={reasonCode}
        reason={reason}
        errors={errors}
        onReasonCode={setReasonCode}
        onReason={setReason}
      />
    </ActionDialog>
  )
}
