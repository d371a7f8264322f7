import type { Transaction } from 'objection'
import { recordAdminEvent } from '#api/accounts/admin-event-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { enqueueRevocation } from '#api/anchoring/queue.ts'
import { ApiError } from '#api/errors.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { CHAIN_WAIT_MS } from './issue.ts'
import { mailHolder } from './mail-holder.ts'
import { type Revocation, RevocationEventRow } from './revocation-event-row.ts'
import { revokePassesOfCredentials } from './status-indices.ts'

/** Once this has answered, no verification that starts says valid; status list and chain follow. */
export async function revoke(
  services: Services,
  revocation: Revocation,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer, clock } = services
  const revoked = await database.transaction(async (trx) => {
    const credential = await revokeInside(trx, revocation, clock.now())
    if (!credential) throw new ApiError(await whyNotRevoked(trx, revocation.credentialId))

    await recordAdminEvent(trx, {
      action: 'credential_revoked',
      adminId: revocation.revokedBy,
      userId: credential.userId,
      credentialId: credential.credentialId,
      createdAt: clock.now(),
    })
    return credential
  })

  anchoring.wake()
  mailer.wake()
  const isOnChain = await anchoring.waitForRevocation(revoked.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, revoked.credentialId)
  return { credential, isOnChain }
}

/** All that a revocation changes, inside the caller's transaction; nothing when it was revoked before. */
export async function revokeInside(
  trx: Transaction,
  revocation: Revocation,
  now: Date,
): Promise<CredentialRow | undefined> {
  const { credentialId, reason, reasonCode } = revocation
  const change = { revokedAt: now, revokeReason: reason }
  const credential = await CredentialRow.markRevoked(trx, credentialId, change)
  if (!credential) return undefined

  await RevocationEventRow.record(trx, { ...revocation, createdAt: now })
  await revokePassesOfCredentials(trx, [credentialId])
  await enqueueRevocation(trx, credential.blockchainAnchorHash, reasonCode)
  const holder = await UserRow.withId(trx, credential.userId)
  await mailHolder(trx, holder, now, {
    template: 'credential-revoked',
    credentialType: credential.credentialType,
    credentialId,
    reason,
  })
  return credential
}

async function whyNotRevoked(trx: Transaction, credentialId: string) {
  const credential = await CredentialRow.withId(trx, credentialId)
  return credential ? 'ALREADY_REVOKED' : 'CREDENTIAL_NOT_FOUND'
}
