import type {
  Credential,
  HeldCredential,
  SampleCredential,
} from '#contracts/credentials/credential.ts'
import { shownName } from '#api/accounts/present.ts'
import type { AccountCredential, CredentialRow } from './credential-row.ts'

export function present(row: AccountCredential): Credential {
  return {
    credentialId: row.credentialId,
    userId: row.userId,
    username: shownName(row),
    email: row.email,
    credentialType: row.credentialType,
    holderNameHash: row.holderNameHash,
    issueDate: row.issueDate,
    expiryDate: row.expiryDate,
    isRevoked: row.isRevoked,
    revokedAt: row.revokedAt?.toISOString() ?? null,
    revokeReason: row.revokeReason,
    blockchainTxHash: row.blockchainTxHash,
    blockchainAnchorHash: row.blockchainAnchorHash,
    replacesId: row.replacesId,
    replacesAs: row.replacesAs,
    replacedById: row.replacedById,
    replacedAs: row.replacedAs,
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
    replacesId: row.replacesId,
    replacesAs: row.replacesAs,
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
