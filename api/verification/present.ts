import type { Verification } from '#contracts/verification/calls.ts'
import { type CheckResult, toSpecStatus } from '#contracts/verification/verdict.ts'
import type { Verified } from './verify.ts'

/** Contains data of a code only if its signatures are valid and its credential is stored here. */
export function presentVerification(verified: Verified): Verification {
  const { verdict, facts, anchorHashMatches, verifiedAt, verificationType, firstVerifiedAt } =
    verified
  const anchor = facts?.anchor ?? null
  const status = toSpecStatus(verdict.status)
  const isSigned = (verdict.shown ?? verified.answered) !== null
  const isOnChain = anchor?.status === 'anchored' && hasPassed(verdict.checks, 'anchor')
  return {
    verificationResult: {
      status,
      message: verdict.message,
      details: {
        signatureValid: isSigned,
        anchorHashMatches,
        blockchainValid: isOnChain,
      },
    },
    credentialInfo: presentInfo(verified),
    ...presentCertificate(verified),
    verificationMetadata: {
      verifiedAt: verifiedAt.toISOString(),
      verificationMethod: verificationType,
      blockchainVerified: isOnChain,
    },
    isValid: status === 'valid',
    error: verdict.code,
    message: verdict.message,
    credential: presentCredential(verified),
    blockchainStatus: anchor?.status ?? null,
    signatureStatus: isSigned ? 'valid' : 'invalid',
    checks: verdict.checks.map(({ check, result, detail }) => ({ check, result, detail })),
    anchor: presentAnchor(verified),
    firstVerifiedAt: firstVerifiedAt?.toISOString() ?? null,
  }
}

function hasPassed(checks: CheckResult[], name: CheckResult['check']): boolean {
  return checks.some(({ check, result }) => check === name && result === 'passed')
}

function presentInfo({ facts }: Verified): Verification['credentialInfo'] {
  if (!facts) return null
  const { credentialType, holderInitials, issueDate, expiryDate } = facts
  return { type: credentialType, holderInitials, issueDate, expiryDate }
}

function presentCertificate({
  verdict,
  answered,
  facts,
}: Verified): Pick<Verification, 'certificateData'> {
  const shown = verdict.shown ?? answered
  if (!shown || !facts) return {}
  const { issuer } = shown
  const { expiryDate } = 'pass' in shown ? shown.pass : shown
  return { certificateData: { validUntil: expiryDate, issuer, issuingAuthority: issuer } }
}

function presentCredential({ verdict, facts }: Verified): Verification['credential'] {
  if (!facts) return null
  const { credentialType, issueDate, expiryDate } = facts
  return {
    credentialId: facts.credentialId,
    credentialType,
    holderNameHash: facts.holderNameHash,
    issueDate,
    expiryDate,
    isRevoked: verdict.status === 'revoked',
    blockchainTxHash: facts.blockchainTxHash,
  }
}

function presentAnchor({ facts }: Verified): Verification['anchor'] {
  const proof = facts?.anchor?.proof
  if (!proof) return null
  return {
    root: proof.root,
    index: proof.index,
    siblings: proof.siblings,
    transactionHash: proof.transactionHash,
    blockNumber: proof.blockNumber,
    blockTime: proof.blockTime,
    contractAddress: proof.contractAddress,
    chainId: proof.chainId,
    networkName: proof.networkName,
    explorerUrl: proof.explorerUrl,
    anchorHash: facts.blockchainAnchorHash,
  }
}
