import { useState } from 'react'
import type { Credential } from '#contracts/credentials/credential.ts'
import { HOLDER_NAME_UNITS_MAX } from '#contracts/credentials/holder-name.ts'
import { OFFERED_TYPES } from '#contracts/credentials/issuing.ts'
import {
  CREDENTIAL_TYPE_NAMES,
  type CredentialType,
} from '#contracts/credentials/credential-type.ts'
import { MINUTE_MS } from '#contracts/time.ts'
import { hintLastDay } from './hint-last-day.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { Select } from '#pwa/ui/select.tsx'
import { DateInput, TextInput } from '#pwa/ui/text-input.tsx'
import { useNow } from '#pwa/ui/use-now.ts'
import { ActionDialog } from '#pwa/screens/admin/action-dialog.tsx'
import { useCorrect } from '#pwa/screens/admin/admin-mutations.ts'
import styles from '#pwa/screens/admin/form.module.css'
import { useActionForm } from '#pwa/screens/admin/use-action-form.ts'
import { checkCorrection, draftOf } from './correct-form.ts'
import { CredentialSummary } from './credential-summary.tsx'
import { PassportInput } from './passport-input.tsx'
import { ReasonInput } from './revocation-fields.tsx'

const STAYS = 'Leave it empty if it is right.'

interface CorrectDialogProps {
  credential: Credential
  onCorrected: () => void
  onClose: () => void
}

export function CorrectDialog({ credential, onCorrected, onClose }: CorrectDialogProps) {
  const correct = useCorrect()
  const now = useNow(MINUTE_MS)
  const [draft, setDraft] = useState(() => draftOf(credential))
  const { errors, handleSubmit } = useActionForm({
    check: () => checkCorrection(credential, draft, now),
    send: (values, heard) => {
      correct.mutate({ credentialId: credential.credentialId, ...values }, heard)
    },
    onDone: onCorrected,
  })

  function inputProps(name: 'holderName' | 'passportLastFour' | 'issueDate' | 'expiryDate') {
    return {
      name,
      value: draft[name],
      error: errors[`fields.${name}`],
      onValueChange: (value: string) => setDraft({ ...draft, [name]: value }),
    }
  }

  return (
    <ActionDialog
      title="Correct Credential"
      description={<CredentialSummary credential={credential} />}
      submit={correct.isPending ? 'Correcting...' : 'Revoke and issue corrected'}
      isPending={correct.isPending}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <code translate="no" className={styles['id']}>
        {credential.credentialId}
      </code>
      <Notice tone="warn" title="A correction is final.">
        The credential is revoked as a document error, and the corrected one takes its place in the
        holder’s wallet at once.
      </Notice>
      {errors['fields'] !== undefined && (
        <Notice tone="seal" isAlert>
          {errors['fields']}
        </Notice>
      )}
      <Select
        label="Visa Type"
        name="credentialType"
        options={typeOptions(credential.credentialType)}
        value={draft.credentialType}
        error={errors['fields.credentialType']}
        onValueChange={(credentialType) => setDraft({ ...draft, credentialType })}
      />
      <TextInput
        {...inputProps('holderName')}
        label="Holder Name"
        hint={STAYS}
        maxLength={HOLDER_NAME_UNITS_MAX}
        autoComplete="off"
      />
      <PassportInput {...inputProps('passportLastFour')} hint={STAYS} />
      <div className={styles['pair']}>
        <DateInput {...inputProps('issueDate')} label="Issue Date" />
        <DateInput
          {...inputProps('expiryDate')}
          label="Expiry Date"
          hint={hintLastDay(draft.expiryDate)}
        />
      </div>
      <ReasonInput
        value={draft.reason}
        error={errors['reason']}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </ActionDialog>
  )
}

/** Returns the types that the console can issue, and the present type of the credential. */
function typeOptions(present: CredentialType) {
  const types = new Set<CredentialType>([...OFFERED_TYPES, present])
  return [...types].map((value) => ({
    value,
    label: `${value} ${CREDENTIAL_TYPE_NAMES[value]}`,
  }))
}
