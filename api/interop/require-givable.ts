import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { ApiError } from '#api/http/errors.ts'
import { statusOf } from '#contracts/credentials/credential.ts'
import { COURSE } from '#contracts/credentials/credential-type.ts'

/**
 * Returns the credential if another wallet may get it. Throws otherwise. The credential must be a valid visa
 * credential of this holder. It must not be a sample, because a sample proves nothing.
 */
export async function requireGivable(
  connection: Knex,
  { credentialId, userId }: { credentialId: string; userId: string },
  now: Date,
): Promise<CredentialRow> {
  const credential = await CredentialRow.withId(connection, credentialId)
  if (credential?.userId !== userId) throw new ApiError('CREDENTIAL_NOT_FOUND')
  if (credential.credentialType === COURSE) throw new ApiError('COURSE_NOT_GIVEN')
  const status = statusOf(credential, now.getTime())
  if (status === 'revoked') throw new ApiError('CREDENTIAL_REVOKED')
  if (status === 'expired') throw new ApiError('CREDENTIAL_EXPIRED')
  if (credential.doubtedAt) throw new ApiError('CREDENTIAL_IN_DOUBT')
  if (credential.isSample) {
    throw new ApiError('CREDENTIAL_IS_SAMPLE', { reason: because('SAMPLE_NOT_GIVEN') })
  }
  return credential
}
