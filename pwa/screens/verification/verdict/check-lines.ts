import { OTHER } from '#contracts/open-enum.ts'
import type { Check, CheckResult, VerdictCode } from '#contracts/verification/verdict.ts'
import { CHECK_NAMES } from '#contracts/verification/verdict.ts'
import {
  formatDay,
  formatInstant,
  formatLastDay,
  formatMoment,
  formatTime,
} from '#pwa/ui/format-date.ts'
import { formatAge } from './format-age.ts'
import { spell } from './headline.ts'
import type { ShownVerdict } from './shown-verdict.ts'

export interface CheckLine<Name = CheckResult['check']> {
  check: Name
  result: CheckResult['result']
  name: string
  answer: string
  /** The answer for paper. An age is left out, because an age would be wrong later. */
  printed: string
  /** The reason for an answer that is not a simple yes. */
  detail: string
}

const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g

/** Returns one line per check. Each line has its own answer, and an age if the time matters. */
export function describeChecks(verdict: ShownVerdict): CheckLine[] {
  return verdict.checks
    .filter(({ check, result }) => check !== 'text' || result === 'failed')
    .map((check) => describeCheck(check, verdict))
}

function describeCheck({ check, result, detail }: CheckResult, verdict: ShownVerdict): CheckLine {
  if (check === OTHER) {
    // Only a newer server makes this check. The detail explains the check.
    const answer = spell(result)
    return { check, result, name: 'Another check', answer, printed: answer, detail }
  }
  if (result === 'passed') {
    const passed = describePassed(check, verdict)
    return { check, result, printed: passed.answer, ...passed, detail: '' }
  }
  const reason = formatTimes(detail)
  const name = FAILED_NAMES[check] ?? nameOf(check, verdict)
  const answer = result === 'failed' ? describeFailed(check, verdict) : describeOpen(check, verdict)
  return { check, result, name, answer, printed: answer, detail: reason }
}

/** Replaces instants and days in a text with their formats for people. */
export function formatTimes(text: string): string {
  return text.replace(INSTANT, formatInstant).replace(DAY, formatDay)
}

function describePassed(
  check: Check,
  verdict: ShownVerdict,
): { name: string; answer: string; printed?: string } {
  const { credential, shownCode, verifiedAt } = verdict
  const name = nameOf(check, verdict)
  switch (check) {
    case 'text':
    case 'shape':
      return { name, answer: 'Yes' }
    case 'issuerSignature':
      return { name: credential ? `Signed by ${credential.issuer}` : name, answer: 'Genuine' }
    case 'deviceSignature':
      if (!shownCode) return { name, answer: 'Genuine' }
      return {
        name: shownCode.madeBy === 'device' ? "Shown by the holder's device" : 'Made by the issuer',
        answer: formatAge(shownCode.madeAt, verifiedAt),
        printed: formatMoment(shownCode.madeAt),
      }
    case 'tokenTimes':
      if (!shownCode) return { name, answer: 'Yes' }
      return {
        name,
        answer: `until ${formatTime(shownCode.goodUntil)}`,
        printed: `until ${formatMoment(shownCode.goodUntil)}`,
      }
    case 'record':
      return { name, answer: 'On record' }
    case 'revocation':
      return { name, ...describeRevocationAge(verdict) }
    case 'credentialDates':
      return {
        name: 'In date',
        answer: credential ? `until ${formatLastDay(credential.expiryDate)}` : 'Yes',
      }
    case 'anchor':
      return { name, answer: verdict.anchor ? `block ${formatBlock(verdict.anchor)}` : 'Yes' }
  }
}

function describeRevocationAge({ revocationAsOf, verifiedAt }: ShownVerdict) {
  const printed = `as of ${formatMoment(revocationAsOf ?? verifiedAt)}`
  if (!revocationAsOf) return { answer: 'checked now', printed }
  return { answer: `as of ${formatAge(revocationAsOf, verifiedAt)}`, printed }
}

/** Writes thin spaces between the thousands, as in print. */
function formatBlock({ blockNumber }: { blockNumber: number }): string {
  return String(blockNumber).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}

/**
 * The usual names of these checks, such as "Not revoked", look like good answers. So a failed check has
 * another name.
 */
const FAILED_NAMES: Partial<Record<Check, string>> = {
  revocation: 'Revocation',
  credentialDates: 'Credential dates',
}

function nameOf(check: Check, { otherWords }: ShownVerdict): string {
  return otherWords?.checks[check] ?? CHECK_NAMES[check]
}

function describeFailed(
  check: Check,
  { status, code, chainStatus, credential }: ShownVerdict,
): string {
  if (check === 'revocation' && status === 'revoked') return FAILED_ANSWERS.revocation
  if (check === 'anchor' && chainStatus === 'revoked') return 'Revoked'
  const own = CODE_ANSWERS[check]?.[code ?? '']
  if (own) return own
  // The answer for a revoked credential was returned above. This failure means that the device or the code
  // has ended.
  if (check === 'revocation') return 'Device or code ended'
  return check === 'record' && credential ? 'Not as shown' : FAILED_ANSWERS[check]
}

function describeOpen(check: Check, { revocationAsOf, chainStatus }: ShownVerdict): string {
  if (check === 'anchor' && chainStatus === 'pending') return 'Pending'
  if (check === 'revocation' && revocationAsOf) {
    return `not since ${formatInstant(revocationAsOf.getTime())}`
  }
  return 'Not checked'
}

const FAILED_ANSWERS: Record<Check, string> = {
  text: 'No code',
  shape: 'Damaged',
  issuerSignature: 'Not genuine',
  deviceSignature: 'Not genuine',
  tokenTimes: 'Out of its time',
  record: 'No record',
  revocation: 'Revoked',
  credentialDates: 'Over',
  anchor: 'Does not match',
}

/** Some checks fail for several reasons. For these checks, the code of the verdict decides the answer. */
const CODE_ANSWERS: Partial<Record<Check, Record<string, string>>> = {
  issuerSignature: { PASS_RECALLED: 'Recalled' },
  tokenTimes: {
    TOKEN_NOT_YET_VALID: 'Clock differs',
    QR_TOKEN_EXPIRED: 'Expired',
    PASS_EXPIRED: 'Offline too long',
  },
  revocation: {
    PASS_REVOKED: 'Withdrawn',
    DEVICE_REVOKED: 'Device ended',
    CODE_ENDED: 'Code ended',
  },
  record: {
    PASS_NOT_ISSUED: 'Not issued',
    CREDENTIAL_IN_DOUBT: 'In doubt',
    CREDENTIAL_IS_SAMPLE: 'As a sample',
  },
} satisfies Partial<Record<Check, Partial<Record<VerdictCode, string>>>>
