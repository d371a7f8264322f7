import { useState } from 'react'
import type { Credential } from '#contracts/credentials/credential.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { hintLastDay } from './hint-last-day.ts'
import { DateInput } from '#pwa/ui/text-input.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { useRenewMany } from '#pwa/screens/admin/admin-mutations.ts'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { ManyDialog } from './many-dialog.tsx'
import { checkRenewal } from './renew-form.ts'

interface RenewManyDialogProps {
  credentials: readonly Credential[]
  onDone: () => void
  onClose: () => void
}

export function RenewManyDialog({ credentials, onDone, onClose }: RenewManyDialogProps) {
  const renew = useRenewMany()
  const now = useNow(MINUTE_MS)
  const [expiryDate, setExpiryDate] = useState('')
  const { errors, handleSubmit } = useActionForm({
    check: () => checkRenewal(expiryDate, { present: null, now }),
    send: (values, heard) => {
      const credentialIds = credentials.map(({ credentialId }) => credentialId)
      renew.mutate({ credentialIds, ...values }, heard)
    },
  })

  return (
    <ManyDialog
      verb="Renew"
      busy="Renewing..."
      done="renewed"
      credentials={credentials}
      isPending={renew.isPending}
      outcomes={renew.data}
      onSubmit={handleSubmit}
      onDone={onDone}
      onClose={onClose}
    >
      <Notice>
        For each of them a new credential says the same but for its last day. The present ones stay
        good until theirs, and each holder is mailed.
      </Notice>
      <DateInput
        label="New Expiry Date"
        name="expiryDate"
        hint={['The same for all of them.', hintLastDay(expiryDate)].filter(Boolean).join(' ')}
        value={expiryDate}
        error={errors['expiryDate']}
        onValueChange={setExpiryDate}
      />
    </ManyDialog>
  )
}
