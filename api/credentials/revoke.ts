import type { Transaction } from 'objection'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { enqueueRevocation } from '#api/anchoring/queue.ts'
import { findRevocationTransaction } from '#api/anchoring/unasked-revocations.ts'
import { type Person, SYSTEM } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { endWalletsWith } from '#api/trust/wallets/end-wallets.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { CredentialRow } from './credential-row.ts'
import { CHAIN_WAIT_MS } from './issue.ts'
import { mailHolder } from './mail-holder.ts'
import { type Revocation, RevocationEventRow } from './revocation-event-row.ts'

const ASKED_AGAIN_MS = 60_000

type AdminRevocation = Omit<Revocation, 'source' | 'revokedBy'> & { by: Person }

/**
 * After this function returns, no new online verification says "valid". The lists and the chain follow later.
 * Within one minute, the same administrator can repeat the call with the same reason. Any other second
 * revocation throws an `ALREADY_REVOKED`.
 */
export async function revoke(
  services: Services,
  revocation: AdminRevocation,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer } = services
  const revoked = await recordRevocation(services, revocation)
  anchoring.wake()
  mailer.wake()
  const isOnChain = await anchoring.waitForRevocation(revoked.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, revoked.credentialId)
  return { credential, isOnChain }
}

/** Stores the revocation. The caller must then wake the sender and the mailer. */
export async function recordRevocation(
  { database, clock, log }: Services,
  { by, ...revocation }: AdminRevocation,
): Promise<CredentialRow> {
  const { credentialId, reason } = revocation
  const found = await CredentialRow.withId(database, credentialId)
  if (!found) throw new ApiError('CREDENTIAL_NOT_FOUND')

  const { userId } = found
  const change = { ...revocation, source: 'admin', revokedBy: by.id } as const
  return retryLocked(log, () =>
    database.transaction(async (trx) => {
      await lockHolder(trx, userId)
      const now = clock.now()
      const credential = await revokeInside(trx, change, now)
      if (!credential) return answerAgain(trx, change, now)

      await recordAudit(trx, {
        action: 'credential_revoked',
        by,
        at: now,
        subjectId: userId,
        credentialId,
        details: { reason },
      })
      await notifyOfRevocation(trx, credential, now)
      return credential
    }),
  )
}

/** Accepts a repetition of the same call, because the first response may have been lost. */
async function answerAgain(
  trx: Transaction,
  revocation: Revocation,
  now: Date,
): Promise<CredentialRow> {
  const since = new Date(now.getTime() - ASKED_AGAIN_MS)
  const isSame = await RevocationEventRow.isThere(trx, revocation, since)
  const credential = await CredentialRow.withId(trx, revocation.credentialId)
  if (!isSame || !credential) throw new ApiError('ALREADY_REVOKED')
  await confirmEarlier(trx)
  return credential
}

/**
 * Makes all changes of a revocation, except the mail to the holder. Returns undefined when the credential is
 * already revoked. The caller must have locked the holder.
 */
export async function revokeInside(
  trx: Transaction,
  revocation: Revocation,
  now: Date,
): Promise<CredentialRow | undefined> {
  const { credentialId, reason, reasonCode } = revocation
  const change = { revokedAt: now, revokeReason: reason }
  const credential = await CredentialRow.markRevoked(trx, credentialId, change)
  if (!credential) return undefined

  await PassRow.revokeForCredentials(trx, [credentialId], now)
  await endWalletsWith(trx, [credentialId], now)
  await RevocationEventRow.record(trx, { ...revocation, createdAt: now })
  const { blockchainAnchorHash } = credential
  await enqueueRevocation(trx, blockchainAnchorHash, reasonCode)
  // The revocation may already be on the chain.
  const transactionHash = await findRevocationTransaction(trx, blockchainAnchorHash)
  if (transactionHash !== undefined) {
    await RevocationEventRow.recordTransaction(trx, [blockchainAnchorHash], transactionHash)
  }
  return credential
}

/**
 * Revokes a credential without an administrator, with an audit entry and a mail. The caller must have locked
 * the holder.
 */
export async function revokeBySystem(
  trx: Transaction,
  revocation: Revocation,
  now: Date,
): Promise<void> {
  const revoked = await revokeInside(trx, revocation, now)
  if (!revoked) return
  await recordAudit(trx, {
    action: 'credential_revoked',
    by: SYSTEM,
    at: now,
    subjectId: revoked.userId,
    credentialId: revoked.credentialId,
    details: { reason: revocation.reason },
  })
  await notifyOfRevocation(trx, revoked, now)
}

/** Mails nothing when the account is deleted. */
async function notifyOfRevocation(
  trx: Transaction,
  { userId, credentialType, credentialId, revokeReason }: CredentialRow,
  now: Date,
): Promise<void> {
  await mailHolder(trx, await UserRow.withId(trx, userId), now, {
    template: 'credential-revoked',
    credentialType,
    credentialId,
    reason: revokeReason ?? '',
  })
}
