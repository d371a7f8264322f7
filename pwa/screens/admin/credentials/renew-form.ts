import { INPUT_REASONS } from '#contracts/input-reasons.ts'
import { isDayOver } from '#contracts/credentials/credential.ts'
import { RenewCredential } from '#contracts/credentials/replacing.ts'
import { checkForm, type CheckedForm } from '#pwa/ui/check-form.ts'

export function nextYear(day: string): string {
  const [year = '', ...rest] = day.split('-')
  const next = new Date(`${String(Number(year) + 1)}-${rest.join('-')}T00:00:00Z`)
  return next.toISOString().slice(0, 10)
}

/** `present` is the present last day, or null when the form renews several credentials. */
export function checkRenewal(
  expiryDate: string,
  { present, now }: { present: string | null; now: number },
): CheckedForm<RenewCredential> {
  const checked = checkForm(RenewCredential, { expiryDate })
  if (!checked.values) return checked
  if (present !== null && expiryDate <= present) return refuse(INPUT_REASONS.RENEWAL_NOT_LATER)
  if (isDayOver(expiryDate, now)) return refuse(INPUT_REASONS.EXPIRY_PAST)
  return checked
}

function refuse(message: string): { values: null; errors: Record<string, string> } {
  return { values: null, errors: { expiryDate: message } }
}
