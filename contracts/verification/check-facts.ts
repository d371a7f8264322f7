import { beginOfDay, isDayOver } from '#contracts/credentials/credential.ts'
import type { Check, CheckResult, VerdictCode } from './verdict.ts'

/**
 * The facts that a verifier has from other sources than the code. An online verifier reads the
 * database. An offline verifier reads the lists.
 */
export interface Facts {
  record: RecordFact
  revocation: RevocationFact
  anchor: AnchorFact
  /** True when an offline verifier has only an expired list of issuer keys. */
  areKeysOver?: boolean
}

export type RecordFact =
  | 'found'
  | 'sample'
  | 'absent'
  /** The credential exists, but the issuer has not issued this pass. */
  | 'foreign pass'
  /** A thief may have signed the credential with a stolen key. */
  | 'in doubt'
  | 'not_checked'

export type RevocationFact =
  /** `asOf` is the time of the list from which the revocation was read. Null for the database. */
  | { state: 'good'; asOf: Date | null }
  /** Only the chain has a revocation. The issuer's database has none. */
  | { state: 'disputed' }
  /**
   * `what` is `pass` for a revocation in a list. A list does not say whether the credential, the
   * device or the code was ended.
   */
  | { state: 'revoked'; what: 'credential' | 'device' | 'code' | 'pass'; at: Date | null }
  /** `since` is the time of the newest list. Null when the device never had a list. */
  | { state: 'not_checked'; since: Date | null }

type AnchorFact =
  | { state: 'not_checked' }
  | { state: 'anchored' | 'pending' | 'revoked'; hashMatches: boolean }

export interface Outcome {
  result: CheckResult['result']
  detail: string
  code?: VerdictCode
}

export type Outcomes = Partial<Record<Check, Outcome>>

/** Runs the checks that are the same for a code, an answer and a lookup by id. */
export function checkFacts(days: Days, facts: Facts, now: Date): Outcomes {
  return {
    record: checkRecord(facts),
    revocation: checkRevocation(facts),
    credentialDates: checkCredentialDates(days, now),
    anchor: checkAnchor(facts),
  }
}

export function checkRecord({ record }: Facts): Outcome {
  if (record === 'absent') return failed('CREDENTIAL_NOT_FOUND', 'The issuer has no such record.')
  if (record === 'foreign pass') {
    return failed('PASS_NOT_ISSUED', 'The issuer has no record of this code as it is.')
  }
  if (record === 'in doubt') {
    return failed('CREDENTIAL_IN_DOUBT', 'A key that was stolen may have signed it.')
  }
  if (record === 'sample') return failed('CREDENTIAL_IS_SAMPLE', 'A sample for testing.')
  if (record === 'not_checked') return notChecked('The issuer has not answered.')
  return passed('The issuer has it on record.')
}

export function checkRevocation({ revocation, anchor, record }: Facts): Outcome {
  if (record === 'absent') return notChecked('There is no record to look at.')
  if (revocation.state === 'revoked') {
    const when = revocation.at ? ` on ${revocation.at.toISOString()}` : ''
    return failed(REVOKED_CODES[revocation.what], `${REVOKED_WORDS[revocation.what]}${when}.`)
  }
  // A revocation on the chain is final. It therefore counts even when the record has no revocation.
  if (anchor.state === 'revoked') return failed('CREDENTIAL_REVOKED', 'Revoked on blockchain.')
  if (revocation.state === 'good') {
    return passed(
      revocation.asOf
        ? `Not revoked as of ${revocation.asOf.toISOString()}.`
        : 'Not revoked as of now.',
    )
  }
  if (revocation.state === 'disputed') return notChecked('The blockchain disagrees.')
  return notChecked(
    revocation.since
      ? `Not checked since ${revocation.since.toISOString()}.`
      : 'This device has no list yet.',
  )
}

const REVOKED_CODES = {
  credential: 'CREDENTIAL_REVOKED',
  device: 'DEVICE_REVOKED',
  code: 'CODE_ENDED',
  pass: 'PASS_REVOKED',
} as const

const REVOKED_WORDS = {
  credential: 'Revoked',
  device: 'Its device, or the key there, was ended',
  code: 'The code was ended',
  pass: 'On the list of what was withdrawn',
} as const

/**
 * The first and the last day of a credential. The first day is missing for a wallet's answer
 * without a record, because the answer has only the last day.
 */
export interface Days {
  issueDate?: string | undefined
  expiryDate: string
}

/**
 * A credential is valid from 24 hours before its first day in UTC until the end of its last day in
 * UTC.
 */
function checkCredentialDates({ issueDate, expiryDate }: Days, now: Date): Outcome {
  if (issueDate !== undefined && now.getTime() < beginOfDay(issueDate)) {
    return failed('CREDENTIAL_NOT_YET_VALID', `Its first day is ${issueDate}.`)
  }
  return isDayOver(expiryDate, now.getTime())
    ? failed('CREDENTIAL_EXPIRED', `Its last day was ${expiryDate}, until 24:00 UTC.`)
    : passed(`Its last day is ${expiryDate}, until 24:00 UTC.`)
}

/**
 * A missing anchor changes no verdict, because it may reach the chain later. The check fails when
 * the anchor hash differs from the hash of the credential.
 */
function checkAnchor({ anchor, record }: Facts): Outcome {
  if (anchor.state === 'not_checked' || record === 'absent') {
    return notChecked('The blockchain was not asked.')
  }
  if (!anchor.hashMatches) return failed('ANCHOR_MISMATCH', 'The anchored hash is another one.')
  if (anchor.state === 'pending') return notChecked('Anchoring on blockchain is pending.')
  return anchor.state === 'revoked'
    ? failed('CREDENTIAL_REVOKED', 'Revoked on blockchain.')
    : passed('The credential is in a batch that is anchored on blockchain.')
}

export function passed(detail: string): Outcome {
  return { result: 'passed', detail }
}

export function failed(code: VerdictCode, detail: string): Outcome {
  return { result: 'failed', detail, code }
}

export function notChecked(detail: string): Outcome {
  return { result: 'not_checked', detail }
}
