import type { TokenStatus } from '#contracts/verification/token-status.ts'
import { VERIFICATION_STATUSES } from '#contracts/verification/log-entry.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { PresentationRow } from '#api/presentations/presentation-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'

/**
 * Returns the status of a minted code. The caller needs no session, because only a person who has seen the
 * code knows its id.
 */
export async function readTokenStatus(
  { database, clock }: Services,
  tokenId: string,
): Promise<TokenStatus> {
  const minted = await PresentationRow.withToken(database, tokenId)
  if (!minted) throw new ApiError('TOKEN_NOT_FOUND')

  const credential = await CredentialRow.withId(database, minted.credentialId)
  const isOver = minted.expiresAt <= clock.now()
  const own = minted.endedAt ? 'ended' : isOver ? 'expired' : 'active'
  return {
    tokenId,
    status: credential?.isRevoked ? 'revoked' : own,
    expiresAt: minted.expiresAt.toISOString(),
    firstVerifiedAt: minted.firstVerifiedAt?.toISOString() ?? null,
    firstVerdict: VERIFICATION_STATUSES.find((status) => status === minted.firstVerdict) ?? null,
  }
}
