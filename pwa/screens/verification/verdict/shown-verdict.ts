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
import { english } from './words.tsx'

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
  /**
   * True when this device has computed the root of the anchor from the signed hash. Null when the
   * device has not computed it yet.
   */
  isProven: boolean | null
}

/**
 * The reasons why the issuer's verdict is missing. `away`: the issuer was not reachable. `busy`:
 * the issuer says that it accepts no more requests from here for now. `failed`: the issuer says that
 * it could not give a verdict. `unreadable`: the app could not read the answer.
 */
export type Cause = 'away' | 'busy' | 'failed' | 'unreadable'

/** A verdict as screens show it. It comes from the issuer, or from this device alone. */
export interface ShownVerdict extends Omit<Verdict, 'code' | 'shown'> {
  code: VerdictCode | typeof OTHER | null
  source: 'live' | 'offline'
  /**
   * Other words for the verdict on a wallet's answer: the names of its checks, its sentences by
   * their code, and the heading for an answer that is too old.
   */
  otherWords?: {
    checks: Partial<Record<Check, string>>
    sentences: Readonly<Partial<Record<string, string>>>
    tooOld: string
  }
  /** Null for the issuer's verdict. */
  cause: Cause | null
  verifiedAt: Date
  /** Null when the signatures are invalid, so that nobody reads unsigned claims. */
  credential: ShownCredential | null
  /**
   * The time when the code was made, the time when it expires, and its maker. Null before this
   * device has read the code.
   */
  shownCode: { madeAt: Date; goodUntil: Date; madeBy: 'device' | 'issuer' } | null
  /**
   * The status of the credential on the chain, as the issuer knows it. Null when the issuer was not
   * asked.
   */
  chainStatus: Verification['blockchainStatus']
  firstVerifiedAt: Date | null
  anchor: ShownAnchor | null
}

/**
 * Turns the issuer's response into a verdict, before this device has read the code and checked the
 * proof.
 */
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
 * Returns the status by the rules of the spec (section 4). In the last case of the spec,
 * "otherwise", the status of the server is used: a credential after its last day is expired, and an
 * unchecked code is not invalid. A status that only a newer server knows counts as not checked, and
 * the message explains it.
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

/** Turns the verdict of this device alone into a verdict for the screen. */
export function showOffline(verdict: Verdict, verifiedAt: Date, cause: Cause): ShownVerdict {
  const { shown, ...said } = verdict
  return {
    ...said,
    message: adviseOn(verdict, cause),
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

/**
 * Returns the message of the verdict. Its own message advises to go online. A device that has just
 * got an answer of the issuer is online, and is advised to try again.
 */
function adviseOn({ status, code, message }: Verdict, cause: Cause): string {
  if (status !== 'not_checked' || (cause !== 'busy' && cause !== 'failed')) return message
  return code === 'REVOCATION_NOT_CHECKED' ? english.later.revocation : english.later.verdict
}

/**
 * Turns a failed check into an unchecked one, because a verdict "not checked" must not show a
 * failed check.
 */
function soften(check: CheckResult): CheckResult {
  return check.result === 'failed' ? { ...check, result: 'not_checked' } : check
}
