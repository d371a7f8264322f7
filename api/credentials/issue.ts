import { recordAudit } from '#api/audit/record-audit.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { mailHolder } from './mail-holder.ts'
import {
  type Issuance,
  makeCredential,
  recordCredential,
  requireRecipient,
} from './make-credential.ts'

/** How long issuing and revoking wait for the chain before they answer that it is pending. */
export const CHAIN_WAIT_MS = 3_000

/** One transaction; the chain follows through its worker, and the answer says whether it has already. */
export async function issue(
  services: Services,
  issuance: Issuance,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer, clock } = services
  const made = await makeCredential(services, issuance)
  const issued = await database.transaction(async (trx) => {
    const recipient = await requireRecipient(services, trx, issuance.userId)
    const row = await recordCredential(trx, made)
    await recordAudit(trx, {
      action: 'credential_issued',
      by: issuance.by,
      at: clock.now(),
      subjectId: issuance.userId,
      credentialId: row.credentialId,
      details: { about: recipient.username },
    })
    await mailHolder(trx, recipient, clock.now(), {
      template: 'credential-issued',
      credentialType: row.credentialType,
      credentialId: row.credentialId,
    })
    return row
  })

  anchoring.wake()
  mailer.wake()
  const isAnchored = await anchoring.waitForAnchor(issued.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, issued.credentialId)
  return { credential, isAnchored }
}
