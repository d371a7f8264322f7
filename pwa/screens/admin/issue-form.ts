import type { ManagedUser } from '#contracts/administration.ts'
import { IssueCredential } from '#contracts/credential.ts'
import { checkForm, type CheckedForm } from '#pwa/ui/check-form.ts'

export interface IssueDraft {
  user: ManagedUser | null
  /** The administrator has made sure who a user with an unconfirmed address is. */
  isPersonConfirmed: boolean
  credentialType: string
  holderName: string
  passportLastFour: string
  issueDate: string
  expiryDate: string
}

export const EMPTY_DRAFT: IssueDraft = {
  user: null,
  isPersonConfirmed: false,
  credentialType: '',
  holderName: '',
  passportLastFour: '',
  issueDate: '',
  expiryDate: '',
}

const MISSING = {
  userId: 'Choose a user from the list.',
  credentialType: 'Choose a visa type.',
  holderName: "Enter the holder's full legal name.",
  passportLastFour: 'Enter the last 4 digits of the passport number.',
  issueDate: 'Choose the issue date.',
  expiryDate: 'Choose the expiry date.',
} as const

export type CheckedDraft = CheckedForm<IssueCredential> & { isIncomplete: boolean }

export function needsConfirmation({ user }: IssueDraft): boolean {
  return user !== null && !user.emailConfirmed
}

export function checkDraft(draft: IssueDraft): CheckedDraft {
  const { user, isPersonConfirmed, ...entered } = draft
  const fields = { userId: user?.id ?? '', ...entered }
  const checked = checkForm(IssueCredential, fields)
  const missing = Object.entries(MISSING).filter(
    ([name]) => fields[name as keyof typeof MISSING].trim() === '',
  )
  const unconfirmed =
    needsConfirmation(draft) && !isPersonConfirmed
      ? { isPersonConfirmed: 'Confirm who this person is before you issue.' }
      : {}
  const errors = { ...checked.errors, ...Object.fromEntries(missing), ...unconfirmed }
  if (checked.values && Object.keys(errors).length === 0) {
    return { values: checked.values, errors: null, isIncomplete: false }
  }
  return { values: null, errors, isIncomplete: missing.length > 0 }
}

/** What a passport field takes of what is typed or pasted. */
export function keepDigits(text: string, count: number): string {
  return text.replace(/\D/g, '').slice(0, count)
}
