import { REVOCATION_REASONS, REVOKE_REASON_MAX } from '#contracts/credentials/issuing.ts'
import type { FieldErrors } from '#pwa/ui/check-form.ts'
import { Select } from '#pwa/ui/select.tsx'
import { TextArea } from '#pwa/ui/text-input.tsx'

const REASON_OPTIONS = Object.entries(REVOCATION_REASONS).map(([value, name]) => ({
  value,
  label: `${value} – ${name}`,
}))

interface RevocationFieldsProps {
  reasonCode: string
  reason: string
  errors: FieldErrors
  onReasonCode: (reasonCode: string) => void
  onReason: (reason: string) => void
}

export function RevocationFields(props: RevocationFieldsProps) {
  const { reasonCode, reason, errors, onReasonCode, onReason } = props
  return (
    <>
      <Select
        label="Reason Code"
        name="reasonCode"
        options={REASON_OPTIONS}
        value={reasonCode}
        error={errors['reasonCode']}
        onValueChange={onReasonCode}
      />
      <ReasonInput value={reason} error={errors['reason']} onChange={onReason} />
    </>
  )
}

interface ReasonInputProps {
  value: string
  error: string | undefined
  onChange: (reason: string) => void
}

export function ReasonInput({ value, error, onChange }: ReasonInputProps) {
  return (
    <TextArea
      label="Detailed Reason"
      name="reason"
      hint="The holder reads it in the wallet and is mailed it. Administrators see it with the credential."
      rows={4}
      maxLength={REVOKE_REASON_MAX}
      value={value}
      error={error}
      onValueChange={onChange}
    />
  )
}
