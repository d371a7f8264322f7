import type { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { OTHER } from '#contracts/open-enum.ts'
import type { CredentialType } from '#contracts/credentials/credential-type.ts'
import type { Verification } from '#contracts/verification/calls.ts'
import type {
  Check,
  CheckResult,
  Verdict,
  VerdictCode,
  VerdictStatus,
} from '#contracts/verification/verdict.ts'

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
  /** Whether this device's own arithmetic leads from the signed hash to the root; null before it. */
  isProven: boolean | null
}

/** Nobody was reached; the issuer takes no more questions from here for now; it could not answer. */
export type Cause = 'away' | 'busy' | 'failed'

/** A verdict as a person reads it, whether the issuer gave it or this device reached it alone. */
export interface ShownVerdict extends Omit<Verdict, 'code' | 'shown'> {
  code: VerdictCode | typeof OTHER | null
  source: 'live' | 'offline'
  /** Where no code was seen: what a check is then named, and what a verdict of too old a code is called. */
  otherWords?: { checks: Partial<Record<Check, string>>; tooOld: string }
  /** Why the issuer's is not shown; null when it is. */
  cause: Cause | null
  verifiedAt: Date
  /** Null when the signatures do not hold: nobody reads unsigned claims. */
  credential: ShownCredential | null
  /** The code itself: when it was made, until when it is good, and by whom; null before it is read. */
  shownCode: { madeAt: Date; goodUntil: Date; madeBy: 'device' | 'issuer' } | null
  /** As the issuer knows it; null when nobody was asked. */
  chainStatus: Verification['blockchainStatus']
  firstVerifiedAt: Date | null
  anchor: ShownAnchor | null
}

/** The issuer's answer, before this device has read the code and followed the proof itself. */
export function showAnswer(answer: Verification): ShownVerdict {
  return {
    status: statusOf(answer),
    source: 'live',
    cause: null,
    code: answer.error,
    message: answer.message,
    verifiedAt: new Date(answer.verificationMetadata.verifiedAt),
    checks: answer.checks,
    credential: credentialOf(answer),
    shownCode: null,
    revocationAsOf: null,
    chainStatus: answer.blockchainStatus,
    firstVerifiedAt: answer.firstVerifiedAt === null ? null : new Date(answer.firstVerifiedAt),
    anchor: answer.anchor && { ...answer.anchor, isProven: null },
  }
}

/**
 * The spec's derivation (section 4). What it leaves to "otherwise" is as the server says: a
 * credential past its last day is expired too, and what could not be checked is not invalid. A status
 * that only a newer server knows is no verdict here: its message tells.
 */
export function statusOf(answer: Verification): VerdictStatus {
  const { status } = answer.verificationResult
  if (answer.isValid) return 'valid'
  if (answer.error === 'QR_TOKEN_EXPIRED') return 'expired'
  if (answer.error === 'CREDENTIAL_NOT_FOUND') return 'not_found'
  if (answer.credential?.isRevoked) return 'revoked'
  if (status === 'error' || status === OTHER) return 'not_checked'
  return status === 'valid' ? 'invalid' : status
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
export function showOffline(verdict: Verdict, verifiedAt: Date, cause: Cause): ShownVerdict {
  const { shown, ...said } = verdict
  return {
    ...said,
    source: 'offline',
    cause,
    verifiedAt,
    checks: verdict.status === 'not_checked' ? verdict.checks.map(soften) : verdict.checks,
    credential: shown && {
      credentialId: shown.pass.credentialId,
      type: shown.pass.credentialType,
      initials: shown.pass.initials,
      issueDate: shown.pass.issueDate,
      expiryDate: shown.pass.expiryDate,
      issuer: shown.issuer,
    },
    shownCode: shown && {
      madeAt: shown.issuedAt,
      goodUntil: shown.expiresAt,
      madeBy: shown.presentation ? 'device' : 'issuer',
    },
    chainStatus: null,
    firstVerifiedAt: null,
    anchor: null,
  }
}

/** What ended in "not checked" was not found wrong either. */
function soften(check: CheckResult): CheckResult {
  return check.result === 'failed' ? { ...check, result: 'not_checked' } : check
}
