import { because, type Reason } from '#contracts/reason.ts'
import type { VisaCredentialClaims } from '#contracts/presentation/credential.ts'
import { CORRECTION_CODE, type CorrectCredential } from '#contracts/credentials/replacing.ts'
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
import { revokeInside } from './revoke.ts'

interface Correction extends CorrectCredential {
  credentialId: string
  by: Person
}

/**
 * Revokes the wrong credential and issues the corrected credential. Both happen in one transaction, so that
 * the holder always has a credential.
 */
export async function correct(
  services: Services,
  { credentialId, fields, reason, by }: Correction,
  chainWaitMs: number = CHAIN_WAIT_MS,
) {
  const { database, anchoring, mailer, clock, log } = services
  const wrong = await openReplaceable(services, credentialId)
  const { userId, isSample } = wrong.row
  const claims = takeOver(wrong.claims, fields)
  // A corrected last day must not be in the past. An uncorrected last day may be in the past.
  if (claims.expiryDate !== wrong.claims.expiryDate) {
    requireLastDay(claims.expiryDate, clock.now(), 'fields.expiryDate')
  }
  const made = await makeCredential(services, { ...claims, userId, by })
  const corrected = await retryLocked(log, () =>
    database.transaction(async (trx) => {
      const holder = await holdReplaceable(services, trx, wrong.row)
      await requireFourEyes(services, trx, { by, to: holder, credentialId: made.credentialId })
      const now = clock.now()
      const revocation = {
        credentialId,
        reasonCode: CORRECTION_CODE,
        reason,
        source: 'admin',
        revokedBy: by.id,
      } as const
      if (!(await revokeInside(trx, revocation, now))) throw new ApiError('ALREADY_REVOKED')
      const replacing = { replacesId: credentialId, replacesAs: 'correction' } as const
      const row = await recordCredential(trx, { ...made, ...replacing, isSample })
      const entry = { by, at: now, subjectId: userId }
      await recordAudit(trx, {
        ...entry,
        action: 'credential_revoked',
        credentialId,
        details: { reason },
      })
      await recordAudit(trx, {
        ...entry,
        action: 'credential_corrected',
        credentialId: row.credentialId,
        details: { about: holder.username, reason, replaces: credentialId },
      })
      await mailHolder(trx, holder, now, {
        template: 'credential-corrected',
        credentialType: row.credentialType,
        credentialId: row.credentialId,
        replacesId: credentialId,
        reason,
      })
      return row
    }),
  )

  anchoring.wake()
  mailer.wake()
  const steps = await Promise.all([
    anchoring.waitForAnchor(corrected.blockchainAnchorHash, chainWaitMs),
    anchoring.waitForRevocation(wrong.row.blockchainAnchorHash, chainWaitMs),
  ])
  const credential = await CredentialRow.withAccount(database, corrected.credentialId)
  return { credential, isOnChain: steps.every(Boolean) }
}

const CORRECTABLE = [
  'credentialType',
  'holderName',
  'passportLastFour',
  'issueDate',
  'expiryDate',
] as const

/** Returns the claims with the corrected fields. The other claims stay the same. */
function takeOver(claims: VisaCredentialClaims, fields: CorrectCredential['fields']) {
  const right = {
    credentialType: fields.credentialType ?? claims.credentialType,
    holderName: fields.holderName ?? claims.holderName,
    passportLastFour: fields.passportLastFour ?? claims.passportLastFour,
    issueDate: fields.issueDate ?? claims.issueDate,
    expiryDate: fields.expiryDate ?? claims.expiryDate,
  }
  if (CORRECTABLE.every((name) => right[name] === claims[name]))
    refuse('fields', because('NOTHING_CORRECTED'))
  if (right.expiryDate <= right.issueDate)
    refuse('fields.expiryDate', because('EXPIRY_NOT_AFTER_ISSUE'))
  return right
}

function refuse(input: string, reason: Reason): never {
  throw new ApiError('INVALID_INPUT', { reason, input })
}
