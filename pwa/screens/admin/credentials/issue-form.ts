import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import type { ManagedUser } from '#contracts/accounts/administration.ts'
import { isDayOver } from '#contracts/credentials/credential.ts'
import { Invite } from '#contracts/accounts/invitations.ts'
import { IssueCredential, PASSPORT_DIGITS } from '#contracts/credentials/issuing.ts'
import { foldDigits } from '#contracts/text/digits.ts'
import { localDayOf } from '#pwa/ui/format-date.ts'
import { checkForm, type CheckedForm } from '#pwa/ui/check-form.ts'

export interface IssueDraft {
  user: ManagedUser | null
  /** The address of a person without an account. Null when a user is chosen. */
  invitee: string | null
  /** True when the administrator confirms that the user's unconfirmed address belongs to the right person. */
  isPersonConfirmed: boolean
  credentialType: string
  holderName: string
  passportLastFour: string
  /** Null means today. */
  issueDate: string | null
  expiryDate: string
}

export const EMPTY_DRAFT: IssueDraft = {
  user: null,
  invitee: null,
  isPersonConfirmed: false,
  credentialType: '',
  holderName: '',
  passportLastFour: '',
  issueDate: null,
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

/** The values of a checked draft. A draft with an email address becomes an invitation. */
type CheckedDraft = CheckedForm<IssueCredential | Invite> & { isIncomplete: boolean }

/**
 * Checks whether the user's address is unconfirmed. Such an address does not prove who owns the account,
 * because anybody can sign up with any address.
 */
export function isPersonUnsure({ user }: IssueDraft): boolean {
  return user !== null && !user.emailConfirmed
}

/** Returns the date that the field shows: the chosen date, or today. */
export function issueDateOf({ issueDate }: Pick<IssueDraft, 'issueDate'>, now: number): string {
  return issueDate ?? localDayOf(new Date(now))
}

export function checkDraft(draft: IssueDraft, now: number): CheckedDraft {
  const { user, invitee, isPersonConfirmed, ...rest } = draft
  const entered = { ...rest, issueDate: issueDateOf(draft, now) }
  const fields = { userId: user?.id ?? invitee ?? '', ...entered }
  const checked =
    invitee === null
      ? checkForm(IssueCredential, fields)
      : checkForm(Invite, { email: invitee, ...entered })
  const missing = Object.entries(MISSING).filter(
    ([name]) => fields[name as keyof typeof MISSING].trim() === '',
  )
  const unconfirmed = {
    ...(isPersonUnsure(draft) &&
      !isPersonConfirmed && {
        isPersonConfirmed: 'Confirm who this person is before you issue.',
      }),
  }
  const errors = {
    ...(isDayOver(draft.expiryDate, now) && { expiryDate: INPUT_REASONS.EXPIRY_PAST }),
    ...checked.errors,
    ...Object.fromEntries(missing),
    ...unconfirmed,
  }
  if (checked.values && Object.keys(errors).length === 0) {
    return { values: checked.values, errors: null, isIncomplete: false }
  }
  return { values: null, errors, isIncomplete: missing.length > 0 }
}

/** Returns the first digits of a typed text, at most as many as the passport field can hold. */
export function keepDigits(text: string): string {
  return foldDigits(text).replace(/\D/g, '').slice(0, PASSPORT_DIGITS)
}

/**
 * Returns the last digits of a pasted number. Returns null when the whole number fits into the
 * field.
 */
export function endOfNumber(pasted: string): string | null {
  const digits = foldDigits(pasted).replace(/\D/g, '')
  return digits.length > PASSPORT_DIGITS ? digits.slice(-PASSPORT_DIGITS) : null
}
