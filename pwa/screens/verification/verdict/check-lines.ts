import { OTHER } from '#contracts/open-enum.ts'
import type { Check, CheckResult } from '#contracts/verification/verdict.ts'
import {
  formatDay,
  formatInstant,
  formatLastDay,
  formatMoment,
  formatTime,
} from '#pwa/ui/format-date.ts'
import { formatAge } from './format-age.ts'
import type { ShownVerdict } from './shown-verdict.ts'
import { words } from './words.tsx'

const { checks: answers } = words

export interface CheckLine<Name = CheckResult['check']> {
  check: Name
  result: CheckResult['result']
  name: string
  answer: string
  /**
   * The answer for a print. It contains no age, because an age would be wrong when somebody reads
   * the print.
   */
  printed: string
  /** The reason for an answer that is not a simple yes. */
  detail: string
}

const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g
const DAY = /\b\d{4}-\d{2}-\d{2}\b/g

/** Returns one line for each check. A line has an answer, and an age if the age matters. */
export function describeChecks(verdict: ShownVerdict): CheckLine[] {
  return verdict.checks
    .filter(({ check, result }) => check !== 'text' || result === 'failed')
    .map((check) => describeCheck(check, verdict))
}

function describeCheck({ check, result, detail }: CheckResult, verdict: ShownVerdict): CheckLine {
  if (check === OTHER) {
    // Only a newer server makes this check, so the app has no words for it. The server's detail
    // explains the check.
    const answer = answers.results[result]
    return { check, result, name: answers.other, answer, printed: answer, detail }
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

/** Formats the instants and days in a text for people. */
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
      return { name, answer: answers.yes }
    case 'issuerSignature':
      return {
        name: credential ? answers.signedBy(credential.issuer) : name,
        answer: answers.genuine,
      }
    case 'deviceSignature':
      if (!shownCode) return { name, answer: answers.genuine }
      return {
        name: shownCode.madeBy === 'device' ? answers.shownByDevice : answers.madeByIssuer,
        answer: formatAge(shownCode.madeAt, verifiedAt),
        printed: formatMoment(shownCode.madeAt),
      }
    case 'tokenTimes':
      if (!shownCode) return { name, answer: answers.yes }
      return {
        name,
        answer: answers.untilTime(formatTime(shownCode.goodUntil)),
        printed: answers.untilMoment(formatMoment(shownCode.goodUntil)),
      }
    case 'record':
      return { name, answer: answers.onRecord }
    case 'revocation':
      return { name, ...describeRevocationAge(verdict) }
    case 'credentialDates':
      return {
        name: answers.inDate,
        answer: credential ? answers.untilDay(formatLastDay(credential.expiryDate)) : answers.yes,
      }
    case 'anchor':
      return {
        name,
        answer: verdict.anchor ? answers.block(formatBlock(verdict.anchor)) : answers.yes,
      }
  }
}

function describeRevocationAge({ revocationAsOf, verifiedAt }: ShownVerdict) {
  const printed = answers.asOfMoment(formatMoment(revocationAsOf ?? verifiedAt))
  if (!revocationAsOf) return { answer: answers.checkedNow, printed }
  return { answer: answers.asOfAge(formatAge(revocationAsOf, verifiedAt)), printed }
}

/** Writes a number with thin spaces between the thousands. */
function formatBlock({ blockNumber }: { blockNumber: number }): string {
  return String(blockNumber).replace(/\B(?=(\d{3})+$)/g, '\u2009')
}

const FAILED_NAMES: Partial<Record<Check, string>> = answers.failedNames
const FAILED_FOR: Partial<Record<Check, Record<string, string>>> = answers.failedFor

function nameOf(check: Check, { otherWords }: ShownVerdict): string {
  return otherWords?.checks[check] ?? answers.names[check]
}

function describeFailed(check: Check, verdict: ShownVerdict): string {
  const { status, chainStatus, credential } = verdict
  if (check === 'revocation' && status === 'revoked') return answers.failed.revocation
  if (check === 'anchor' && chainStatus === 'revoked') return answers.revokedOnChain
  const own = FAILED_FOR[check]?.[codeFor(check, verdict)]
  if (own) return own
  // A revoked credential has returned above. Here, the device or the code has ended.
  if (check === 'revocation') return answers.deviceOrCodeEnded
  return check === 'record' && credential ? answers.notAsShown : answers.failed[check]
}

/** Returns the code of a failed check. A revocation decides the verdict also before the first day. */
function codeFor(check: Check, { code, credential, verifiedAt }: ShownVerdict): string {
  const isToCome = credential && verifiedAt < new Date(credential.issueDate)
  return check === 'credentialDates' && isToCome ? 'CREDENTIAL_NOT_YET_VALID' : (code ?? '')
}

function describeOpen(check: Check, { revocationAsOf, chainStatus }: ShownVerdict): string {
  if (check === 'anchor' && chainStatus === 'pending') return answers.pending
  if (check === 'revocation' && revocationAsOf) {
    return answers.notSince(formatInstant(revocationAsOf.getTime()))
  }
  return answers.results.not_checked
}
