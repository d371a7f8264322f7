import { useState } from 'react'
import {
  REVOCATION_REASONS,
  REVOKE_REASON_MAX,
  RevokeCredential,
  type Credential,
} from '#contracts/credential.ts'
import { CREDENTIAL_TYPE_NAMES } from '#contracts/credential-type.ts'
import { Button } from '#pwa/ui/button.tsx'
import { checkForm } from '#pwa/ui/check-form.ts'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { formatDay } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { TextArea } from '#pwa/ui/text-area.tsx'
import { useRevoke } from './admin-mutations.ts'
import styles from './form.module.css'
import { nameAccount } from './name-account.ts'
import { useDeedForm } from './use-deed-form.ts'

const FORM_ID = 'revoke-credential'

const REASON_OPTIONS = Object.entries(REVOCATION_REASONS).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}))

interface RevokeDialogProps {
  credential: Credential
  onRevoked: () => void
  onClose: () => void
}

export function RevokeDialog({ credential, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = useRevoke()
  const [reasonCode, setReasonCode] = useState('1')
  const [reason, setReason] = useState('')

  const { errors, handleSubmit } = useDeedForm({
    check: () => checkForm(RevokeCredential, { reasonCode: Number(reasonCode), reason }),
    send: (values, heard) => {
      revoke.mutate({ credentialId: credential.credentialId, ...values }, heard)
    },
    onDone: onRevoked,
  })

  function handleClose() {
    if (!revoke.isPending) onClose()
  }

  const { credentialType, issueDate, expiryDate, credentialId } = credential
  return (
    <Dialog
      isOpen
      title="Revoke Credential"
      description={
        <>
          <strong>{nameAccount(credential)}</strong>
          <br />
          {credentialType} {CREDENTIAL_TYPE_NAMES[credentialType]}, {formatDay(issueDate)} to{' '}
          {formatDay(expiryDate)}
        </>
      }
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>Cancel</Button>
          <Button type="submit" form={FORM_ID} variant="destructive" isBusy={revoke.isPending}>
            {revoke.isPending ? 'Revoking...' : 'Revoke'}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className={styles['form']} noValidate onSubmit={handleSubmit}>
        <code className={styles['id']}>{credentialId}</code>
        <Notice tone="warn" title="A revocation is final.">
          The credential and every code made from it stop verifying at once, the holder sees it as
          revoked, and the revocation is recorded on the blockchain. To undo it, issue a new
          credential.
        </Notice>
        <Select
          label="Reason Code"
          name="reasonCode"
          options={REASON_OPTIONS}
          value={reasonCode}
          error={errors['reasonCode']}
          onValueChange={setReasonCode}
        />
        <TextArea
          label="Detailed Reason"
          name="reason"
          hint="The holder reads it in the wallet and is mailed it. Administrators see it with the credential."
          rows={4}
          maxLength={REVOKE_REASON_MAX}
          value={reason}
          error={errors['reason']}
          onValueChange={setReason}
        />
      </form>
    </Dialog>
  )
}
