import { ANSWER_SENTENCES } from '#contracts/verification/answer-sentences.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import type { NotAuthentic } from '#contracts/verification/authenticate.ts'
import { checkFacts, failed, type Facts, passed } from '#contracts/verification/check-facts.ts'
import { decide, judgeRefused } from '#contracts/verification/judge.ts'
import type { Verdict, VerdictCode } from '#contracts/verification/verdict.ts'

/**
 * The content of another wallet's answer. The signatures are valid. Nothing else has been judged
 * yet.
 */
export interface Answered {
  /** The first day of the credential, from the record. Undefined without a record. */
  issueDate?: string | undefined
  expiryDate: string
  /** The name of the issuer whose certificate signed the instance. */
  issuer: string
  /** The times of the instance in the other wallet. An instance can end before its credential. */
  signedAt: Date
  expiresAt: Date
}

/**
 * Returns the verdict on a wallet's answer. The checks are the same as for a code, but their
 * sentences are about an answer.
 */
export function judgeAnswer(shown: Answered, facts: Facts, now: Date): Verdict {
  const outcomes = {
    text: passed('An answer was read.'),
    shape: passed('The answer holds what was asked.'),
    issuerSignature: passed(`Signed by ${shown.issuer}.`),
    deviceSignature: passed("Signed by the holder's wallet for this request."),
    tokenTimes: checkTimes(shown, now),
    ...checkFacts(shown, facts, now),
  }
  return describeForWallet(decide(outcomes, facts, null))
}

/** Returns the verdict on an answer with invalid signatures, or without the requested claims. */
export function judgeRefusedAnswer(refused: NotAuthentic): Verdict {
  return describeForWallet(judgeRefused(refused))
}

function checkTimes({ signedAt, expiresAt }: Answered, now: Date) {
  const span = `Given to the wallet ${signedAt.toISOString()}, good until ${expiresAt.toISOString()}.`
  if (signedAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    return failed('TOKEN_NOT_YET_VALID', span)
  }
  return expiresAt <= now ? failed('PASS_EXPIRED', span) : passed(span)
}

const SENTENCES: Partial<Record<VerdictCode, string>> = ANSWER_SENTENCES

/** Replaces the sentences about a code, because the verifier has seen no code. */
function describeForWallet(verdict: Verdict): Verdict {
  const message = verdict.code === null ? undefined : SENTENCES[verdict.code]
  return message === undefined ? verdict : { ...verdict, message }
}
