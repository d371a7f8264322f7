import { CREDENTIAL_TYPE_NAMES } from '#contracts/credential-type.ts'
import { formatInstant } from '#pwa/ui/format-date.ts'
import type { ShownVerdict } from './shown-verdict.ts'

const TITLES = {
  valid: 'Credential verified',
  revoked: 'Credential revoked',
  not_found: 'Credential not found',
  invalid: 'Not a valid credential',
  not_checked: 'Not checked',
}

/** The verdict as a heading. */
export function titleOf({ stamp, code }: ShownVerdict): string {
  if (stamp !== 'expired') return TITLES[stamp]
  return code === 'CREDENTIAL_EXPIRED' ? 'Credential expired' : 'Code expired'
}

/** Cause and next step. */
export function sentenceOf({ code, message, revocationAsOf }: ShownVerdict): string {
  if (code !== 'REVOCATION_NOT_CHECKED' || !revocationAsOf) return message
  const since = formatInstant(revocationAsOf.getTime())
  return `Valid signature, revocation not checked since ${since}. Go online to check it.`
}

const SPOKEN = {
  valid: 'Valid',
  revoked: 'Revoked',
  expired: 'Expired',
  not_found: 'Not found',
  invalid: 'Invalid',
  not_checked: 'Not checked',
}

/** For screen readers, in one breath: the stamp first. */
export function announce(verdict: ShownVerdict): string {
  const { stamp, source, credential } = verdict
  const what = credential && `${credential.type} ${CREDENTIAL_TYPE_NAMES[credential.type]},`
  const who = credential && `holder ${Array.from(credential.initials).join(' ')}.`
  const where = source === 'offline' ? 'Checked offline.' : ''
  return [`${SPOKEN[stamp]}.`, what, who, sentenceOf(verdict), where].filter(Boolean).join(' ')
}
