import { CREDENTIAL_TYPE_NAMES, noteOf } from '#contracts/credentials/credential-type.ts'
import { OTHER } from '#contracts/open-enum.ts'
import { isolate, lettersOf } from '#contracts/text/isolate.ts'
import { formatDay, formatInstant } from '#pwa/ui/format-date.ts'
import { formatAge } from './format-age.ts'
import type { ShownVerdict } from './shown-verdict.ts'

const TITLES = {
  valid: 'Credential verified',
  revoked: 'Credential revoked',
  not_found: 'Credential not found',
  invalid: 'Not a valid credential',
  sample: 'Sample credential',
  not_checked: 'Not checked',
}

/** Returns the verdict as a heading. When this app does not know the code, the message says what expired. */
export function titleOf({ status, code, otherWords }: ShownVerdict): string {
  if (code === 'CREDENTIAL_NOT_YET_VALID') return 'Credential not yet valid'
  if (code === 'PASS_REVOKED') return 'Withdrawn'
  if (status !== 'expired') return TITLES[status]
  if (code === OTHER) return 'Expired'
  if (code === 'CREDENTIAL_EXPIRED') return 'Credential expired'
  return otherWords?.tooOld ?? (code === 'PASS_RECALLED' ? 'Code recalled' : 'Code expired')
}

/** Returns the first day of a credential that is not valid yet. */
export function firstDayOf({ code, credential }: ShownVerdict): string | null {
  return code === 'CREDENTIAL_NOT_YET_VALID' && credential ? formatDay(credential.issueDate) : null
}

/** Returns the cause and the next step. */
export function sentenceOf(verdict: ShownVerdict): string {
  const { code, message, revocationAsOf } = verdict
  const firstDay = firstDayOf(verdict)
  if (firstDay !== null) {
    return `This credential is genuine, and not yet valid. Its first day is ${firstDay}.`
  }
  if (code !== 'REVOCATION_NOT_CHECKED' || !revocationAsOf) return message
  const since = formatInstant(revocationAsOf.getTime())
  return `Valid signature, revocation not checked since ${since}. Go online to check it.`
}

/**
 * Says whether the code was scanned before, as far as the issuer knows. The issuer deletes expired codes
 * after a while. So the sentence about a first scan appears only for a valid code.
 */
export function firstScanOf(
  verdict: ShownVerdict,
  format: (first: Date, verifiedAt: Date) => string = formatAge,
): string {
  const { source, status, credential, firstVerifiedAt, verifiedAt, otherWords } = verdict
  if (source !== 'live' || !credential || otherWords) return ''
  if (firstVerifiedAt) return `This code was first scanned ${format(firstVerifiedAt, verifiedAt)}.`
  return status === 'valid' ? 'This is the first scan of this code.' : ''
}

/** Returns the note for a credential that is not a visa. */
export function typeNoteOf({ credential, code }: ShownVerdict): string {
  return credential ? noteOf(credential.type, code === 'CREDENTIAL_EXPIRED') : ''
}

const CAUSES = {
  away: 'Checked on this device, without the issuer.',
  busy: 'Checked on this device: too many questions came from here, so the issuer takes none just now. It is asked again soon.',
  failed: 'Checked on this device: the issuer could not answer.',
}

/** Returns the reason why this device judged alone. Returns an empty text for the issuer's verdict. */
export function causeSentence({ cause }: ShownVerdict): string {
  return cause === null ? '' : CAUSES[cause]
}

/** Turns `not_checked` into "Not checked". */
export function spell(result: string): string {
  return result.charAt(0).toUpperCase() + result.slice(1).replace('_', ' ')
}

/** Returns the whole verdict in one text for screen readers. The words of the stamp are first. */
export function announce(verdict: ShownVerdict): string {
  const { status, source, code, credential } = verdict
  const what = credential && `${credential.type} ${CREDENTIAL_TYPE_NAMES[credential.type]},`
  const who = credential && `holder ${isolate(lettersOf(credential.initials).join(' '))}.`
  const where = source === 'offline' ? 'Checked offline.' : ''
  const stamp = code === 'CREDENTIAL_NOT_YET_VALID' ? 'Not yet valid' : spell(status)
  return [`${stamp}.`, what, who, sentenceOf(verdict), typeNoteOf(verdict), where]
    .filter(Boolean)
    .join(' ')
}
