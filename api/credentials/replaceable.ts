import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { COURSE } from '#contracts/credentials/credential-type.ts'
import { parseCredential, type VisaCredentialClaims } from '#contracts/presentation/credential.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { requireRecipient } from './make-credential.ts'

/**
 * Reads the credential to replace. The caller's transaction must check by `holdReplaceable` that the
 * credential can still be replaced.
 */
export async function openReplaceable(
  { database, sealing }: Services,
  credentialId: string,
): Promise<{ row: CredentialRow; claims: VisaCredentialClaims }> {
  const row = await requireReplaceable(database, credentialId)
  // The sealed credential of a deleted holder is erased.
  if (!(await UserRow.withId(database, row.userId))) throw new ApiError('USER_NOT_FOUND')
  const { claims } = parseCredential(sealing.open(credentialId, row.encryptedCredential))
  if (claims.credentialType === COURSE) throw new ApiError('COURSE_NOT_REPLACED')
  return { row, claims }
}

/**
 * Locks the holder. Then checks again that another transaction has neither replaced nor revoked the
 * credential.
 */
export async function holdReplaceable(
  services: Services,
  trx: Transaction,
  { userId, credentialId }: CredentialRow,
): Promise<UserRow> {
  const holder = await requireRecipient(services, trx, userId)
  await requireReplaceable(trx, credentialId)
  return holder
}

/**
 * Throws unless the credential can be replaced. An expired credential can be replaced, because its last day
 * may be wrong. A credential is replaced at most once. After the revocation of its renewal, a new credential
 * must be issued.
 */
async function requireReplaceable(connection: Knex, credentialId: string): Promise<CredentialRow> {
  const row = await CredentialRow.withId(connection, credentialId)
  if (!row) throw new ApiError('CREDENTIAL_NOT_FOUND')
  if (await CredentialRow.replacing(connection, credentialId))
    throw new ApiError('ALREADY_REPLACED')
  if (row.isRevoked) throw new ApiError('ALREADY_REVOKED')
  if (row.doubtedAt)
    throw new ApiError('CREDENTIAL_IN_DOUBT', { reason: because('DOUBTED_NOT_REPLACED') })
  return row
}
