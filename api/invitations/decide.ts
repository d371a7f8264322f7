import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { InvitationRow, type ShownInvitation } from './invitation-row.ts'
import { issueDraft } from './issue-draft.ts'
import { openDraft } from './seal-draft.ts'

interface Decision {
  invitationId: string
  by: Person
}

/** Withdraws an invitation, even an accepted one. The invited person then gets no credential. */
export async function withdrawInvitation(
  { database, clock }: Services,
  { invitationId, by }: Decision,
): Promise<ShownInvitation> {
  const now = clock.now()
  return database.transaction(async (trx) => {
    await InvitationRow.requireShown(trx, invitationId, now)
    const row = await InvitationRow.lock(trx, invitationId)
    if (!row || row.endedAt) throw new ApiError('INVITATION_OVER')
    await InvitationRow.change(trx, invitationId, { endedAt: now, sealed: null, reference: null })
    const about = {
      details: { about: row.email },
      ...(row.claimedBy && { subjectId: row.claimedBy }),
    }
    await recordAudit(trx, { action: 'invitation_withdrawn', by, at: now, ...about })
    return InvitationRow.requireShown(trx, invitationId, now)
  })
}

export async function issueInvitation(
  services: Services,
  { invitationId, by }: Decision,
): Promise<ShownInvitation> {
  const { database, clock, sealing, anchoring, mailer } = services
  const { claimedBy } = await InvitationRow.requireShown(database, invitationId, clock.now())
  if (claimedBy === null) throw new ApiError('INVITATION_OVER')
  const signer = await services.issuerKeys.signer('credential')
  const issued = await database.transaction(async (trx) => {
    await lockHolder(trx, claimedBy)
    const row = await InvitationRow.lock(trx, invitationId)
    if (!row?.sealed) throw new ApiError('INVITATION_OVER')
    const draft = openDraft(sealing, row.id, row.sealed)
    const to = { id: row.id, userId: claimedBy, reference: row.reference }
    await issueDraft(services, trx, { to, draft, by, signer })
    return InvitationRow.requireShown(trx, invitationId, clock.now())
  })
  anchoring.wake()
  mailer.wake()
  return issued
}
