import { formatLastDay } from '#pwa/ui/format-date.ts'
import { useState } from 'react'
import type { Credential } from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { hintLastDay } from './hint-last-day.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { DateInput } from '#pwa/ui/text-input.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useRenew } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/form.module.css'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { CredentialSummary } from './credential-summary.tsx'
import { checkRenewal, nextYear } from './renew-form.ts'

interface RenewDialogProps {
  credential: Credential
  onRenewed: () => void
  onClose: () => void
}

export function RenewDialog({ credential, onRenewed, onClose }: RenewDialogProps) {
  const renew = useRenew()
  const now = useNow(MINUTE_MS)
  const { credentialId, expiryDate: present } = credential
  const [expiryDate, setExpiryDate] = useState(() => nextYear(present))
  const { errors, handleSubmit } = useActionForm({
    check: () => checkRenewal(expiryDate, { present, now }),
    send: (values, heard) => renew.mutate({ credentialId, ...values }, heard),
    onDone: onRenewed,
  })

  return (
    <ActionDialog
      title="Renew Credential"
      description={<CredentialSummary credential={credential} />}
      submit={renew.isPending ? 'Renewing...' : 'Renew'}
      variant="primary"
      isPending={renew.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <code translate="no" className={styles['id']}>
        {credentialId}
      </code>
      <Notice>
        A new credential says the same but for its last day. The present one stays good until{' '}
        {formatLastDay(present)}, and the holder is mailed.
      </Notice>
      <DateInput
        label="New Expiry Date"
        name="expiryDate"
        hint={hintLastDay(expiryDate)}
        value={expiryDate}
        error={errors['expiryDate']}
        onValueChange={setExpiryDate}
      />
    </ActionDialog>
  )
}
