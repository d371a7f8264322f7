import type { Credential, HeldCredential, SampleCredential } from '#contracts/credential.ts'
import type { CredentialRow } from './credential-row.ts'

export function present(row: CredentialRow): Credential {
  return {
    credentialId: row.credentialId,
    userId: row.userId,
    credentialType: row.credentialType,
    holderNameHash: row.holderNameHash,
    issueDate: row.issueDate,
    expiryDate: row.expiryDate,
    isRevoked: row.isRevoked,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokeReason: row.revokeReason,
    blockchainTxHash: row.blockchainTxHash,
    blockchainAnchorHash: row.blockchainAnchorHash,
    createdAt: row.createdAt.toISOString(),
  }
}

export function presentHeld(
  row: CredentialRow,
  holderName: string,
  issuer: string,
): HeldCredential {
  return {
    credentialId: row.credentialId,
    credentialType: row.credentialType,
    holderName,
    issueDate: row.issueDate,
    expiryDate: row.expiryDate,
    isRevoked: row.isRevoked,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokeReason: row.revokeReason,
    blockchainTxHash: row.blockchainTxHash,
    blockchainAnchorHash: row.blockchainAnchorHash,
    createdAt: row.createdAt.toISOString(),
    issuer,
  }
}

export function presentSample(row: CredentialRow): SampleCredential {
  return {
    credentialId: row.credentialId,
    credentialType: row.credentialType,
    issueDate: row.issueDate,
    expiryDate: row.expiryDate,
    isRevoked: row.isRevoked,
  }
}
