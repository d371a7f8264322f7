import type { Credential } from '#contracts/credentials/credential.ts'
import { EXPIRY_NOT_AFTER_ISSUE } from '#contracts/credentials/issuing.ts'
import { CorrectCredential, NOTHING_CORRECTED } from '#contracts/credentials/replacing.ts'
import { checkForm, type CheckedForm } from '#pwa/ui/check-form.ts'
import { isPast } from './issue-form.ts'

export interface CorrectionDraft {
  credentialType: string
  /** Empty like the passport's digits: nobody at the desk reads what stands there. */
  holderName: string
  passportLastFour: string
  issueDate: string
  expiryDate: string
  reason: string
  /** The administrator wants the corrected one to be expired already. */
  isPastConfirmed: boolean
}

export function draftOf({ credentialType, issueDate, expiryDate }: Credential): CorrectionDraft {
  return {
    credentialType,
    holderName: '',
    passportLastFour: '',
    issueDate,
    expiryDate,
    reason: '',
    isPastConfirmed: false,
  }
}

/** Only what is different is sent: the rest stays as it was signed. */
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
    ...(Object.keys(fields).length === 0 && { fields: NOTHING_CORRECTED }),
    ...(expiryDate <= issueDate && { 'fields.expiryDate': EXPIRY_NOT_AFTER_ISSUE }),
    ...(isPast(draft, now) &&
      !draft.isPastConfirmed && {
        isPastConfirmed: 'Change the dates, or confirm them before you correct.',
      }),
    ...checked.errors,
  }
  if (checked.values && Object.keys(errors).length === 0) return checked
  return { values: null, errors }
}
