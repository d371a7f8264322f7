import type { NotAuthentic } from './authenticate.ts'
import type { Authenticated } from './authenticated.ts'
import {
  checkFacts,
  checkRecord,
  checkRevocation,
  type Days,
  failed,
  type Facts,
  notChecked,
  type Outcome,
  type Outcomes,
  passed,
  type RevocationFact,
} from './check-facts.ts'
import { findBrokenTime } from './token-times.ts'
import { CHECKS, type CheckResult, VALID, type Verdict, type VerdictCode } from './verdict.ts'
import { VERDICTS } from './verdicts.ts'

const KEYS_OVER = notChecked('The list of issuer keys is past its end.')

/** Returns the verdict on a code or an answer that failed a check of its form or its signatures. */
export function judgeRefused(
  { check, code, detail }: NotAuthentic,
  { areKeysOver = false }: Pick<Facts, 'areKeysOver'> = {},
): Verdict {
  const before = CHECKS.slice(0, CHECKS.indexOf(check))
  const outcomes: Outcomes = {
    ...Object.fromEntries(before.map((name) => [name, passed('')])),
    ...(areKeysOver && before.includes('issuerSignature') && { issuerSignature: KEYS_OVER }),
    [check]: { result: 'failed', detail },
  }
  return conclude(code, { outcomes, shown: null, revocationAsOf: null })
}

/**
 * Returns the verdict on a code whose key the issuer no longer uses. The caller must have found the
 * same pass with a revocation in the record. Only this revocation counts, and nothing else in the
 * code.
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
  // The issuer has signed the mark of a sample. Therefore the mark counts even without a record or
  // a network.
  const isKnownSample = shown.pass.isSample && ['found', 'not_checked'].includes(facts.record)
  const known: Facts = isKnownSample ? { ...facts, record: 'sample' } : facts
  const outcomes: Outcomes = {
    text: passed('A code was read.'),
    shape: passed('The code is complete and in our form.'),
    issuerSignature: facts.areKeysOver ? KEYS_OVER : passed(`Signed by ${shown.issuer}.`),
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
 * Joins two verdicts on the same code. Each verdict is for one of the two times that the device
 * considers possible.
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
 * The message after a lookup by id. An id proves nothing about the person who shows it, because
 * anybody can know an id.
 */
const ON_RECORD = 'On record; nobody proved to hold it.'

/** Returns the verdict on a credential that somebody looked up by its id, without a code. */
export function judgeLookup(credential: Days | null, facts: Facts, now: Date): Verdict {
  const outcomes = credential ? checkFacts(credential, facts, now) : { record: checkRecord(facts) }
  const verdict = decide(outcomes, facts, null)
  return verdict.code === null ? { ...verdict, message: ON_RECORD } : verdict
}

/** The verdict codes for an expired code or pass. A new code of the same holder can be valid. */
const OWN_ENDS: readonly VerdictCode[] = ['QR_TOKEN_EXPIRED', 'PASS_EXPIRED']

/**
 * The verdict codes that outrank all others. The verdict must not ask for a new code, because a new
 * code would not help.
 */
const OUTRANKING: readonly VerdictCode[] = ['CREDENTIAL_REVOKED', 'PASS_REVOKED']

/**
 * Chooses the code that decides the verdict. A revocation outranks every other code. Otherwise the
 * first failed check decides, with one exception. If the code has expired and the credential is not
 * valid yet, the credential decides, because a new code would not help.
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
