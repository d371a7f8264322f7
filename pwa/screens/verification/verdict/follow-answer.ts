import { fromTokenText } from '#contracts/presentation/digits.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { parseShownPass, type ShownPass } from '#contracts/presentation/presentation.ts'
import type { Verification } from '#contracts/verification/calls.ts'
import { provesAnchor } from './prove-anchor.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'
import { showAnswer, type ShownVerdict } from './shown-verdict.ts'

/**
 * Returns the issuer's verdict, after this device has itself read the code and checked the proof.
 * `atFirst` is the verdict that the screen shows before.
 */
export function followAnswer(
  input: string,
  answer: Verification,
  atFirst = showAnswer(answer),
): ShownVerdict {
  const shown = answer.signatureStatus === 'valid' ? readCode(input) : null
  const answered = { ...atFirst, shownCode: shown && describeCode(shown) }
  const verdict = shown?.pass.claims.isSample ? refuseSample(answered) : answered
  if (!answer.anchor) return verdict
  const isProven = provesAnchor(answer.anchor, shown?.pass.claims.anchorHash)
  const followed = { ...verdict, anchor: { ...answer.anchor, isProven } }
  return isProven ? followed : doubt(followed)
}

/**
 * Marks the anchor check as failed, because the proof is wrong. A valid verdict becomes invalid.
 * Any other verdict keeps its status.
 */
function doubt(verdict: ShownVerdict): ShownVerdict {
  const code = 'ANCHOR_MISMATCH'
  const checks = verdict.checks.map((check) =>
    check.check === 'anchor'
      ? { ...check, result: 'failed' as const, detail: 'The proof does not lead to the root.' }
      : check,
  )
  if (verdict.status !== 'valid') return { ...verdict, checks }
  return { ...verdict, checks, status: 'invalid', code, message: VERDICTS[code].message }
}

/**
 * Turns a valid verdict on a sample into the verdict "sample". This device has read in the signed
 * code that it is a sample, so the issuer's response does not matter.
 */
function refuseSample(verdict: ShownVerdict): ShownVerdict {
  if (verdict.status !== 'valid') return verdict
  const code = 'CREDENTIAL_IS_SAMPLE'
  return { ...verdict, status: 'sample', code, message: VERDICTS[code].message }
}

function describeCode({ pass, presentation }: ShownPass): ShownVerdict['shownCode'] {
  const { issuedAt, expiresAt } = presentation?.claims ?? pass.claims
  return { madeAt: issuedAt, goodUntil: expiresAt, madeBy: presentation ? 'device' : 'issuer' }
}

function readCode(input: string): ShownPass | null {
  const found = readTokenInput(input)
  if (!found.isFound) return null
  try {
    return parseShownPass(fromTokenText(found.token))
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return null
  }
}
