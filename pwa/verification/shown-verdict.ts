import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import type { CredentialType } from '#contracts/credential-type.ts'
import { fromTokenText } from '#contracts/presentation/digits.ts'
import { MalformedError } from '#contracts/presentation/malformed.ts'
import { parseShownPass, type ShownPass } from '#contracts/presentation/presentation.ts'
import type { Verification } from '#contracts/verification/calls.ts'
import { provesAnchor } from '#contracts/verification/prove-anchor.ts'
import { readTokenInput } from '#contracts/verification/token-input.ts'
import {
  type CheckResult,
  type Verdict,
  type VerdictCode,
  VERDICTS,
} from '#contracts/verification/verdict.ts'
import type { Verdict as StampWord } from '#pwa/ui/stamp.tsx'

export interface ShownCredential {
  credentialId: string
  type: CredentialType
  initials: string
  issueDate: string
  expiryDate: string
  issuer: string
}

export interface ShownAnchor extends AnchorProof {
  anchorHash: string
  /** Whether this device's own arithmetic leads from the signed hash to the root. */
  isProven: boolean
}

/** A verdict as a person reads it, whether the issuer gave it or this device reached it alone. */
export interface ShownVerdict {
  stamp: StampWord
  source: 'live' | 'offline'
  code: VerdictCode | null
  message: string
  verifiedAt: Date
  checks: readonly CheckResult[]
  /** Null when the signatures do not hold: nobody reads unsigned claims. */
  credential: ShownCredential | null
  /** The code itself: when it was made, until when it is good, and by whom. */
  shownCode: { madeAt: Date; goodUntil: Date; madeBy: 'device' | 'issuer' } | null
  /** The age of what is known about revocation; null when it is of this moment, or unknown. */
  revocationAsOf: Date | null
  /** As the issuer knows it; null when nobody was asked. */
  chainStatus: Verification['blockchainStatus']
  firstVerifiedAt: Date | null
  anchor: ShownAnchor | null
}

/** The issuer's answer; what is signed is read from the code itself, and its proof is followed here. */
export function showAnswer(input: string, answer: Verification): ShownVerdict {
  const shown = answer.signatureStatus === 'valid' ? readCode(input) : null
  const anchor = answer.anchor && {
    ...answer.anchor,
    isProven: provesAnchor(answer.anchor, shown?.pass.claims.anchorHash),
  }
  const verdict: ShownVerdict = {
    stamp: stampOf(answer),
    source: 'live',
    code: answer.error,
    message: answer.message,
    verifiedAt: new Date(answer.verificationMetadata.verifiedAt),
    checks: answer.checks,
    credential: credentialOf(answer),
    shownCode: shown && describeCode(shown),
    revocationAsOf: null,
    chainStatus: answer.blockchainStatus,
    firstVerifiedAt: answer.firstVerifiedAt === null ? null : new Date(answer.firstVerifiedAt),
    anchor,
  }
  return anchor && !anchor.isProven ? doubt(verdict) : verdict
}

/**
 * The spec's derivation (section 4). What it leaves to "otherwise" is as the server says: a
 * credential past its last day is expired too, and what could not be checked is not invalid.
 */
export function stampOf(answer: Verification): StampWord {
  if (answer.isValid) return 'valid'
  if (answer.error === 'QR_TOKEN_EXPIRED') return 'expired'
  if (answer.error === 'CREDENTIAL_NOT_FOUND') return 'not_found'
  if (answer.credential?.isRevoked) return 'revoked'
  const { status } = answer.verificationResult
  if (status === 'error') return 'not_checked'
  return status === 'valid' ? 'invalid' : status
}

/** A proof that leads elsewhere takes the green from a verdict, and no weight from a refusal. */
function doubt(verdict: ShownVerdict): ShownVerdict {
  const code = 'ANCHOR_MISMATCH'
  const checks = verdict.checks.map((check) =>
    check.check === 'anchor'
      ? { ...check, result: 'failed' as const, detail: 'The proof does not lead to the root.' }
      : check,
  )
  if (verdict.stamp !== 'valid') return { ...verdict, checks }
  return { ...verdict, checks, stamp: 'invalid', code, message: VERDICTS[code].message }
}

function credentialOf({
  credential,
  credentialInfo,
  certificateData,
}: Verification): ShownCredential | null {
  if (!credential || !credentialInfo) return null
  const { type, holderInitials, issueDate, expiryDate } = credentialInfo
  return {
    credentialId: credential.credentialId,
    type,
    initials: holderInitials,
    issueDate,
    expiryDate,
    issuer: certificateData?.issuer ?? location.host,
  }
}

/** The verdict of this device alone. */
export function showOffline(verdict: Verdict, verifiedAt: Date): ShownVerdict {
  const { shown, revocationAsOf } = verdict
  return {
    stamp: verdict.status === 'error' ? 'not_checked' : verdict.status,
    source: 'offline',
    code: verdict.code,
    message: verdict.message,
    verifiedAt,
    checks: verdict.status === 'not_checked' ? verdict.checks.map(soften) : verdict.checks,
    credential: shown && {
      credentialId: shown.pass.credentialId,
      type: shown.pass.credentialType,
      initials: shown.pass.initials,
      issueDate: shown.pass.issueDate,
      expiryDate: shown.pass.expiryDate,
      issuer: shown.pass.issuer,
    },
    shownCode: shown && {
      madeAt: shown.issuedAt,
      goodUntil: shown.expiresAt,
      madeBy: shown.presentation ? 'device' : 'issuer',
    },
    revocationAsOf,
    chainStatus: null,
    firstVerifiedAt: null,
    anchor: null,
  }
}

/** What ended in "not checked" was not found wrong either. */
function soften(check: CheckResult): CheckResult {
  return check.result === 'failed' ? { ...check, result: 'not_checked' } : check
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
