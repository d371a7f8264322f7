import { because, type Reason } from '#contracts/reason.ts'
import type { RenewCredential } from '#contracts/credentials/replacing.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { retryLocked } from '#api/database/retry-locked.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { requireFourEyes } from './four-eyes.ts'
import { CHAIN_WAIT_MS } from './issue.ts'
import { mailHolder } from './mail-holder.ts'
import { makeCredential, recordCredential } from './make-credential.ts'
import { holdReplaceable, openReplaceable } from './replaceable.ts'
import { requireLastDay } from './require-last-day.ts'

interface Renewal extends RenewCredential {
  credentialId: string
  by: Person
}

/**
 * Issues a new credential with the same claims and a later last day. The former credential does not change.
 */
export async function renew(
  services: Services,
  renewal: Renewal,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer } = services
  const renewed = await recordRenewal(services, renewal)
  anchoring.wake()
  mailer.wake()
  const isAnchored = await anchoring.waitForAnchor(renewed.blockchainAnchorHash, chainWaitMs)
  const credential = await CredentialRow.withAccount(database, renewed.credentialId)
  return { credential, isAnchored }
}

/** Stores the renewal. The caller must then wake the sender and the mailer. */
export async function recordRenewal(
  services: Services,
  { credentialId, expiryDate, by }: Renewal,
): Promise<CredentialRow> {
  const { database, clock, log } = services
  const { row: old, claims } = await openReplaceable(services, credentialId)
  if (expiryDate <= old.expiryDate) refuse(because('RENEWAL_NOT_LATER'))
  requireLastDay(expiryDate, clock.now())
  const { userId, isSample } = old
  const made = await makeCredential(services, { ...claims, expiryDate, userId, by })
  return retryLocked(log, () =>
    database.transaction(async (trx) => {
      const holder = await holdReplaceable(services, trx, old)
      await requireFourEyes(services, trx, { by, to: holder, credentialId: made.credentialId })
      const now = clock.now()
      const replacing = { replacesId: credentialId, replacesAs: 'renewal' } as const
      const row = await recordCredential(trx, { ...made, ...replacing, isSample })
      await recordAudit(trx, {
        action: 'credential_renewed',
        by,
        at: now,
        subjectId: userId,
        credentialId: row.credentialId,
        details: { about: holder.username, replaces: credentialId },
      })
      await mailHolder(trx, holder, now, {
        template: 'credential-renewed',
        credentialType: row.credentialType,
        credentialId: row.credentialId,
        expiryDate,
        formerExpiryDate: old.expiryDate,
      })
      return row
    }),
  )
}

function refuse(reason: Reason): never {
  throw new ApiError('INVALID_INPUT', { reason, input: 'expiryDate' })
}
