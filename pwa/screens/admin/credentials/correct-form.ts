import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { type Credential, isDayOver } from '#contracts/credentials/credential.ts'
import { CorrectCredential } from '#contracts/credentials/replacing.ts'
import { checkForm, type CheckedForm } from '#pwa/ui/check-form.ts'

interface CorrectionDraft {
  credentialType: string
  /** The name and the passport digits start empty, because no administrator can read the present values. */
  holderName: string
  passportLastFour: string
  issueDate: string
  expiryDate: string
  reason: string
}

export function draftOf({ credentialType, issueDate, expiryDate }: Credential): CorrectionDraft {
  return {
    credentialType,
    holderName: '',
    passportLastFour: '',
    issueDate,
    expiryDate,
    reason: '',
  }
}

/** Returns only the changed fields. An unchanged field keeps its signed value. */
export function checkCorrection(
  credential: Credential,
  draft: CorrectionDraft,
  now: number,
): CheckedForm<CorrectCredential> {
  const { credentialType, holderName, passportLastFour, issueDate, expiryDate, reason } = draft
  const fields = {
    ...(credentialType !== credential.credentialType && { credentialType }),
    ...(holderName.trim() !== '' && { holderName }),
    ...(passportLastFour !== '' && { passportLastFour }),
    ...(issueDate !== credential.issueDate && { issueDate }),
    ...(expiryDate !== credential.expiryDate && { expiryDate }),
  }
  const checked = checkForm(CorrectCredential, { fields, reason })
  const errors = {
    ...(Object.keys(fields).length === 0 && { fields: INPUT_REASONS.NOTHING_CORRECTED }),
    ...(fields.expiryDate !== undefined &&
      isDayOver(expiryDate, now) && { 'fields.expiryDate': INPUT_REASONS.EXPIRY_PAST }),
    ...(expiryDate <= issueDate && { 'fields.expiryDate': INPUT_REASONS.EXPIRY_NOT_AFTER_ISSUE }),
    ...checked.errors,
  }
  if (checked.values && Object.keys(errors).length === 0) return checked
  return { values: null, errors }
}
