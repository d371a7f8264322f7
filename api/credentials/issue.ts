import { because } from '#contracts/reason.ts'
import type { Transaction } from 'objection'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow, type NewCredential } from './credential-row.ts'
import { requireFourEyes } from './four-eyes.ts'
import { mailHolder } from './mail-holder.ts'
import {
  type Issuance,
  makeCredential,
  recordCredential,
  requireRecipient,
} from './make-credential.ts'
import { requireLastDay } from './require-last-day.ts'

/**
 * The time for which an issue or a revocation waits for the chain. After this time, the response says
 * "pending".
 */
export const CHAIN_WAIT_MS = 3_000

/**
 * Issues a credential in one transaction. The sender then anchors the credential, perhaps even before the
 * response.
 */
export async function issue(
  services: Services,
  issuance: Issuance,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer } = services
  const made = await makeCredential(services, issuance)
  const issued = await database.transaction((trx) =>
    recordIssuance(services, trx, { made, by: issuance.by }),
  )

  anchoring.wake()
  mailer.wake()
  const isAnchored = await anchoring.waitForAnchor(issued.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, issued.credentialId)
  return { credential, isAnchored }
}

/** Stores the issued credential, its audit entry and its mail in the caller's transaction. */
export async function recordIssuance(
  services: Services,
  trx: Transaction,
  { made, by }: { made: NewCredential; by: Doer },
): Promise<CredentialRow> {
  const now = services.clock.now()
  const recipient = await requireRecipient(services, trx, made.userId)
  const earlier = await findIssued(trx, made)
  if (earlier) return earlier
  requireLastDay(made.expiryDate, now)
  await requireFourEyes(services, trx, { by, to: recipient, credentialId: made.credentialId })
  const row = await recordCredential(trx, made)
  const { credentialId, credentialType, userId } = row
  await recordAudit(trx, {
    action: 'credential_issued',
    by,
    at: now,
    subjectId: userId,
    credentialId,
    details: { about: recipient.username },
  })
  await mailHolder(trx, recipient, now, {
    template: 'credential-issued',
    credentialType,
    credentialId,
  })
  return row
}

/** Finds the credential that the same form has already issued. The first response may have been lost. */
async function findIssued(
  trx: Transaction,
  { draftId, userId, issuedBy }: NewCredential,
): Promise<CredentialRow | undefined> {
  if (draftId === undefined) return undefined
  const issued = await CredentialRow.ofDraft(trx, draftId)
  if (!issued) return undefined
  if (issued.userId !== userId || issued.issuedBy !== issuedBy) {
    throw new ApiError('INVALID_INPUT', {
      fields: { draftId: because('DRAFT_OF_OTHER_RECIPIENT') },
    })
  }
  await confirmEarlier(trx)
  return issued
}
