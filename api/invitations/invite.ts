import { because } from '#contracts/reason.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'objection'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Person } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { requireLastDay } from '#api/credentials/require-last-day.ts'
import { requireFourEyes } from '#api/credentials/four-eyes.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { ApiError } from '#api/http/errors.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { INVITATION_DAYS, type Invite } from '#contracts/accounts/invitations.ts'
import { DAY_MS } from '#contracts/time.ts'
import { InvitationRow, type ShownInvitation } from './invitation-row.ts'
import { secretOf } from './open-invitation.ts'
import { type Draft, sealDraft } from './seal-draft.ts'

interface Invitee {
  draft: Draft & { email: string }
  by: Person
  /** The id of the invitation. A repeated call with the same id makes no second invitation. */
  id?: string | undefined
  reference?: string
}

/** Invites a person from the console. */
export async function invite(
  services: Services,
  { by, draftId, ...draft }: Invite & { by: Person },
): Promise<ShownInvitation> {
  const { database, clock, mailer } = services
  const invited = await database.transaction(async (trx) => {
    if (await UserRow.withEmail(trx, draft.email)) {
      throw new ApiError('INVALID_INPUT', { fields: { email: because('ADDRESS_HAS_ACCOUNT') } })
    }
    const id = await recordInvitation(services, trx, { draft, by, id: draftId })
    return InvitationRow.requireShown(trx, id, clock.now())
  })
  mailer.wake()
  return invited
}

/** Stores the invitation, its audit entry and its mail in the caller's transaction. */
export async function recordInvitation(
  services: Services,
  trx: Transaction,
  { draft, by, id = randomUUID(), reference }: Invitee,
): Promise<string> {
  const { env, sealing, clock } = services
  const now = clock.now()
  const { email, credentialType, holderName, passportLastFour, issueDate, expiryDate } = draft
  const fields = { credentialType, holderName, passportLastFour, issueDate, expiryDate }
  const emailKey = toAccountKey(email)
  await InvitationRow.freeReferences(trx, now)
  const isNew = await InvitationRow.add(trx, {
    id,
    secret: secretOf(env, id),
    email,
    emailKey,
    sealed: sealDraft(sealing, id, fields),
    reference,
    invitedBy: by.id,
    requestId: by.requestId,
    invitedAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  })
  if (!isNew) {
    await requireSame(trx, { id, emailKey, invitedBy: by.id })
    return id
  }
  requireLastDay(expiryDate, now)
  await requireFourEyes(services, trx, { by, to: { email } })
  await recordAudit(trx, { action: 'invitation_made', by, at: now, details: { about: email } })
  // Nobody knows the language of a person without an account.
  const mail = { recipient: email, language: 'en', now, invitationId: id } as const
  await enqueueMail(trx, mail, { template: 'invitation' })
  return id
}

async function requireSame(
  trx: Transaction,
  { id, emailKey, invitedBy }: Pick<InvitationRow, 'id' | 'emailKey' | 'invitedBy'>,
): Promise<void> {
  const earlier = await InvitationRow.withId(trx, id)
  if (earlier?.emailKey !== emailKey || earlier.invitedBy !== invitedBy) {
    throw new ApiError('INVALID_INPUT', {
      fields: { draftId: because('DRAFT_OF_OTHER_RECIPIENT') },
    })
  }
  await confirmEarlier(trx)
}
