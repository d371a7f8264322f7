import { beginOfDay, isDayOver } from '#contracts/credentials/credential.ts'
import type { NotAuthentic } from './authenticate.ts'
import type { Authenticated } from './authenticated.ts'
import { findBrokenTime } from './token-times.ts'
import {
  type Check,
  CHECKS,
  type CheckResult,
  VALID,
  type Verdict,
  type VerdictCode,
  VERDICTS,
} from './verdict.ts'

/**
 * The facts that the verifier has from other sources than the code. An online verifier reads the
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
  /** A thief can have signed the credential with a stolen key. */
  | 'in doubt'
  | 'not_checked'

export type RevocationFact =
  /** `asOf` is the time of the newest list. Null means now. */
  | { state: 'good'; asOf: Date | null }
  /** Only the chain has a revocation. The database of the issuer has none. */
  | { state: 'disputed' }
  /**
   * `what` is `pass` when a list has the revocation. The list does not say whether the credential,
   * the device or the code was ended.
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

type Outcomes = Partial<Record<Check, Outcome>>

/** Returns the verdict on a code or an answer that failed a check of its form or its signatures. */
export function judgeRefused({ check, code, detail }: NotAuthentic): Verdict {
  const before = CHECKS.slice(0, CHECKS.indexOf(check))
  const passed = before.map((name) => [name, { result: 'passed', detail: '' }] as const)
  const outcomes: Outcomes = {
    ...Object.fromEntries(passed),
    [check]: { result: 'failed', detail },
  }
  return conclude(code, { outcomes, shown: null, revocationAsOf: null })
}

/**
 * Returns the verdict on a code whose key the issuer no longer uses, when the record has the same
 * pass and a revocation. Only the revocation counts, and nothing else in the code.
 */
export function judgeRecalled(refused: NotAuthentic, revokedAt: Date | null): Verdict {
  const { checks } = judgeRefused(refused)
  const revocation = { state: 'revoked', what: 'credential', at: revokedAt } as const
  const facts: Facts = { record: 'found', revocation, anchor: { state: 'not_checked' } }
  const outcomes: Outcomes = {
    ...Object.fromEntries(checks.map(({ check, ...outcome }) => [check, outcome])),
    record: checkRecord(facts),
    revocation: checkRevocation(facts),
  }
  return conclude('CREDENTIAL_REVOKED', { outcomes, shown: null, revocationAsOf: null })
}

/** Returns the verdict on a code with valid signatures. */
export function judge(shown: Authenticated, facts: Facts, now: Date): Verdict {
  // The flag `isSample` is in the signed pass. The flag therefore counts without a record and
  // without a network.
  const isKnownSample = shown.pass.isSample && ['found', 'not_checked'].includes(facts.record)
  const known: Facts = isKnownSample ? { ...facts, record: 'sample' } : facts
  const outcomes: Outcomes = {
    text: passed('A code was read.'),
    shape: passed('The code is complete and in our form.'),
    issuerSignature: facts.areKeysOver
      ? notChecked('The list of issuer keys is past its end.')
      : passed(`Signed by ${shown.issuer}.`),
    deviceSignature: passed(
      shown.presentation
        ? "Signed by the holder's device when the code was shown."
        : 'Made by the issuer for this one showing; no device is bound to it.',
    ),
    tokenTimes: checkTokenTimes(shown, now),
    ...checkFacts(shown.pass, known, now),
  }
  return decide(outcomes, known, shown)
}

/**
 * Joins two verdicts on the same code: one for each of the two times that the device considers
 * possible.
 */
export function settleTimes(one: Verdict, other: Verdict): Verdict {
  const checks = one.checks.map((check, place) =>
    check.result === other.checks[place]?.result
      ? check
      : { ...check, ...notChecked('This device is not sure of the time.') },
  )
  const said =
    one.code === other.code ? one : ({ ...VERDICTS.CLOCK_UNSURE, code: 'CLOCK_UNSURE' } as const)
  const { status, message, code } = said
  return { ...one, status, message, code, checks }
}

/**
 * The message after a lookup by id. Anybody can know an id, so an id proves nothing about its
 * holder.
 */
const ON_RECORD = 'On record; nobody proved to hold it.'

/** Returns the verdict on a credential that somebody looked up by its id, without a code. */
export function judgeLookup(credential: Days | null, facts: Facts, now: Date): Verdict {
  const outcomes = credential ? checkFacts(credential, facts, now) : { record: checkRecord(facts) }
  const verdict = decide(outcomes, facts, null)
  return verdict.code === null ? { ...verdict, message: ON_RECORD } : verdict
}

/** Runs the checks that are the same for a code, an answer and a lookup by id. */
export function checkFacts(days: Days, facts: Facts, now: Date): Outcomes {
  return {
    record: checkRecord(facts),
    revocation: checkRevocation(facts),
    credentialDates: checkCredentialDates(days, now),
    anchor: checkAnchor(facts),
  }
}

/** The verdict codes for an expired QR code. A new QR code of the same holder can be valid. */
const OWN_ENDS: readonly VerdictCode[] = ['QR_TOKEN_EXPIRED', 'PASS_EXPIRED']

/**
 * The verdict codes that outrank all others. A new QR code would not help, so the verdict must not
 * ask for a new one.
 */
const OUTRANKING: readonly VerdictCode[] = ['CREDENTIAL_REVOKED', 'PASS_REVOKED']

/**
 * Returns the verdict. A revocation outranks every other verdict code. Otherwise the verdict code
 * of the first failed check decides, with one exception: when the QR code has expired and the
 * credential is not valid yet, `CREDENTIAL_NOT_YET_VALID` decides, because a new QR code would not
 * help.
 */
export function decide(outcomes: Outcomes, facts: Facts, shown: Authenticated | null): Verdict {
  const { revocation } = facts
  const judged = { outcomes, shown, revocationAsOf: ageOf(revocation) }
  const codes = CHECKS.flatMap((check) => outcomes[check]?.code ?? [])
  const revoked = codes.find((code) => OUTRANKING.includes(code))
  const first = codes.find((code) => !OWN_ENDS.includes(code))
  const decisive = revoked ?? (first === 'CREDENTIAL_NOT_YET_VALID' ? first : codes[0])
  if (decisive) return conclude(decisive, judged)
  if (facts.areKeysOver) return conclude('KEY_SET_EXPIRED', judged)
  if (revocation.state === 'disputed') return conclude('CHAIN_DISAGREES', judged)
  if (revocation.state === 'not_checked') return conclude('REVOCATION_NOT_CHECKED', judged)
  return conclude(null, judged)
}

function ageOf(revocation: RevocationFact): Date | null {
  if (revocation.state === 'good') return revocation.asOf
  return revocation.state === 'not_checked' ? revocation.since : null
}

interface Judgement {
  outcomes: Outcomes
  shown: Authenticated | null
  revocationAsOf: Date | null
}

function conclude(
  code: VerdictCode | null,
  { outcomes, shown, revocationAsOf }: Judgement,
): Verdict {
  const checks = CHECKS.map((check): CheckResult => {
    const { result, detail } = outcomes[check] ?? { result: 'not_checked', detail: '' }
    return { check, result, detail }
  })
  const said = code === null ? VALID : VERDICTS[code]
  return { ...said, code, checks, shown, revocationAsOf }
}

function checkTokenTimes(shown: Authenticated, now: Date): Outcome {
  const code = findBrokenTime(shown, now)
  const span = `Made ${shown.issuedAt.toISOString()}, good until ${shown.expiresAt.toISOString()}.`
  return code ? failed(code, span) : passed(span)
}

function checkRecord({ record }: Facts): Outcome {
  if (record === 'absent') return failed('CREDENTIAL_NOT_FOUND', 'The issuer has no such record.')
  if (record === 'foreign pass') {
    return failed('PASS_NOT_ISSUED', 'The issuer has no record of this code as it is.')
  }
  if (record === 'in doubt') {
    return failed('CREDENTIAL_IN_DOUBT', 'A key that was stolen may have signed it.')
  }
  if (record === 'sample') return failed('CREDENTIAL_IS_SAMPLE', 'Made to try the product with.')
  if (record === 'not_checked') return notChecked('The issuer has not answered.')
  return passed('The issuer has it on record.')
}

function checkRevocation({ revocation, anchor, record }: Facts): Outcome {
  if (record === 'absent') return notChecked('There is no record to look at.')
  if (revocation.state === 'revoked') {
    const when = revocation.at ? ` on ${revocation.at.toISOString()}` : ''
    return failed(REVOKED_CODES[revocation.what], `${REVOKED_WORDS[revocation.what]}${when}.`)
  }
  // A revocation on the chain is final, so it counts even when the record has none.
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
 * The first and the last day of a credential. The first day is missing when a wallet's answer has
 * only the last day and there is no record.
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
 * Checks the anchor. An anchor that is not on the chain yet changes no verdict. The check fails
 * when the anchor hash is not the hash of the credential.
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

function notChecked(detail: string): Outcome {
  return { result: 'not_checked', detail }
}
