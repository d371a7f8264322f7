import { useState } from 'react'
import type { Credential } from '#contracts/credentials/credential.ts'
import { RevokeCredential } from '#contracts/credentials/issuing.ts'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { useRevokeMany } from '#pwa/screens/admin/admin-mutations.ts'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { ManyDialog } from './many-dialog.tsx'
import { OfflineUntil } from './offline-until.tsx'
import { RevocationFields } from './revocation-fields.tsx'

interface RevokeManyDialogProps {
  credentials: readonly Credential[]
  onDone: () => void
  onClose: () => void
}

export function RevokeManyDialog({ credentials, onDone, onClose }: RevokeManyDialogProps) {
  const revoke = useRevokeMany()
  const [reasonCode, setReasonCode] = useState('1')
  const [reason, setReason] = useState('')
  const { errors, handleSubmit } = useActionForm({
    check: () => checkForm(RevokeCredential, { reasonCode: Number(reasonCode), reason }),
    send: (values, heard) => {
      const credentialIds = credentials.map(({ credentialId }) => credentialId)
      revoke.mutate({ credentialIds, ...values }, heard)
    },
  })

  return (
    <ManyDialog
      verb="Revoke"
      busy="Revoking..."
      done="revoked"
      credentials={credentials}
      isPending={revoke.isPending}
      outcomes={revoke.data}
      onSubmit={handleSubmit}
      onDone={onDone}
      onClose={onClose}
    >
      <Notice tone="warn" title="A revocation is final.">
        All of them and every code made from them stop verifying at once online. <OfflineUntil />{' '}
        Each revocation is recorded on the blockchain.
      </Notice>
      <RevocationFields
        reasonCode={reasonCode}
        reason={reason}
        errors={errors}
        onReasonCode={setReasonCode}
        onReason={setReason}
      />
    </ManyDialog>
  )
}
