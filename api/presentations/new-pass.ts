import { fromHex } from '#contracts/bytes.ts'
import type { NewPass } from '#contracts/presentation/pass.ts'
import type { CredentialRow } from '#api/credentials/credential-row.ts'
import type { PassRow } from '#api/trust/passes/pass-row.ts'

/**
 * Returns the claims of a pass. They are equal to the stored credential, because a verifier compares each
 * claim with it.
 */
export function claimsOf(
  credential: CredentialRow,
  { statusIndex }: PassRow,
): Omit<NewPass, 'holder' | 'issuedAt' | 'expiresAt'> {
  return {
    credentialId: credential.credentialId,
    credentialType: credential.credentialType,
    initials: credential.holderInitials,
    issueDate: credential.issueDate,
    expiryDate: credential.expiryDate,
    statusIndex,
    anchorHash: fromHex(credential.blockchainAnchorHash),
    isSample: credential.isSample,
  }
}
