import { because } from '#contracts/reason.ts'
import type { Transaction } from 'objection'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { toAccountKey } from '#api/accounts/addresses/account-key.ts'
import { confirmAddress } from '#api/accounts/addresses/confirm-address.ts'
import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { lockWithAddress } from '#api/accounts/lock-holders.ts'
import { allOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { type Person, SYSTEM } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { findIssuer } from '#api/credentials/find-issuer.ts'
import { isDayOver } from '#contracts/credentials/credential.ts'
import { lacksFourEyes } from '#api/credentials/four-eyes.ts'
import { ApiError } from '#api/http/errors.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import {
  type Accepted,
  type AcceptInvitation,
  INVITATION_TRIES,
} from '#contracts/accounts/invitations.ts'
import type { IssuerSigner } from '#contracts/trust/issuer-trust.ts'
import { InvitationRow } from './invitation-row.ts'
import { issueDraft } from './issue-draft.ts'
import { type Draft, openDraft } from './seal-draft.ts'

/**
 * The outcome of one try to accept. A refusal is returned and not thrown. Otherwise the transaction would
 * roll back, and the wrong try would not count.
 */
type Outcome = Accepted['state'] | ApiError

/**
 * Returns the address to which the invitation was mailed. Throws when nobody can accept the invitation any
 * more.
 */
export async function readInvitation(
  { database, clock }: Services,
  token: string,
): Promise<{ email: string }> {
  const { email, tries } = requireOpen(await InvitationRow.withSecret(database, token), clock.now())
  if (tries >= INVITATION_TRIES) throw new ApiError('INVITATION_LOCKED')
  return { email }
}

/**
 * Accepts an invitation. The link proves the mailbox, the session proves the account, and the passport digits
 * prove the person. Before these proofs, no credential may be signed, because the inviter may have mistyped
 * the address. If the inviter may no longer issue, the credential waits for another issuer.
 */
export async function acceptInvitation(
  services: Services,
  { token, passportLastFour, user, by }: AcceptInvitation & { user: Asker; by: Person },
): Promise<Accepted> {
  const { database, clock, anchoring, mailer } = services
  const found = await InvitationRow.withSecret(database, token)
  if (!found) throw new ApiError('LINK_EXPIRED')
  const signer = await services.issuerKeys.signer('credential')
  const outcome = await database.transaction(async (trx): Promise<Outcome> => {
    await lockWithAddress(trx, user.id, found.emailKey)
    await lockAsker(trx, user)
    const holder = await UserRow.present(trx).findById(user.id).throwIfNotFound()
    const row = await InvitationRow.lock(trx, found.id)
    if (row?.claimedBy === holder.id) return answerAgain(row)
    const { sealed, tries } = requireOpen(row, clock.now())
    if (toAccountKey(holder.email) !== found.emailKey) {
      throw new ApiError('ACCESS_DENIED', { reason: because('INVITATION_ELSEWHERE') })
    }
    if (tries >= INVITATION_TRIES) throw new ApiError('INVITATION_LOCKED')
    const draft = openDraft(services.sealing, found.id, sealed)
    return isSameSecret(Buffer.from(draft.passportLastFour), Buffer.from(passportLastFour))
      ? claim(services, trx, { row: found, draft, holder, by, signer })
      : countTry(services, trx, found, tries + 1)
  })
  mailer.wake()
  if (outcome instanceof ApiError) throw outcome
  anchoring.wake()
  return { state: outcome }
}

/** Returns the earlier result to the user who has already accepted the invitation. */
function answerAgain({ credentialId, endedAt }: InvitationRow): Accepted['state'] {
  if (credentialId !== null) return 'issued'
  if (endedAt) throw new ApiError('LINK_EXPIRED')
  return 'waiting'
}

function requireOpen(row: InvitationRow | undefined, now: Date) {
  if (!row?.sealed || row.claimedBy !== null || row.expiresAt <= now) {
    throw new ApiError('LINK_EXPIRED')
  }
  const { email, sealed, tries } = row
  return { email, sealed, tries }
}

async function countTry(
  { clock }: Services,
  trx: Transaction,
  { id, email, invitedBy }: InvitationRow,
  tries: number,
): Promise<ApiError> {
  const now = clock.now()
  await InvitationRow.change(trx, id, { tries })
  const left = INVITATION_TRIES - tries
  if (left > 0) {
    const wrong =
      left === 1 ? because('INVITATION_ONE_TRY') : because('INVITATION_TRIES', { tries: left })
    return new ApiError('INVALID_INPUT', { fields: { passportLastFour: wrong } })
  }
  await recordAudit(trx, {
    action: 'invitation_locked',
    by: SYSTEM,
    at: now,
    details: { about: email },
  })
  const inviter = await UserRow.withId(trx, invitedBy)
  const content = { template: 'invitation-locked', email } as const
  for (const user of inviter ? [inviter] : await allOwners(trx)) {
    const { id: userId, email: recipient, language } = user
    await enqueueMail(trx, { userId, recipient, language, now }, content)
  }
  return new ApiError('INVITATION_LOCKED')
}

interface Claim {
  row: InvitationRow
  draft: Draft
  holder: UserRow
  by: Person
  signer: IssuerSigner
}

async function claim(
  services: Services,
  trx: Transaction,
  { row, draft, holder, by, signer }: Claim,
): Promise<Accepted['state']> {
  const now = services.clock.now()
  const { id, email, invitedBy, requestId, reference } = row
  if (isDayOver(draft.expiryDate, now.getTime())) {
    throw new ApiError('CREDENTIAL_EXPIRED', { reason: because('INVITATION_DAY_OVER') })
  }
  if (!holder.emailConfirmedAt) await confirmAddress(trx, holder, now)
  await InvitationRow.change(trx, id, { claimedBy: holder.id, claimedAt: now })
  await recordAudit(trx, { action: 'invitation_accepted', by, at: now, subjectId: holder.id })
  const issuer = await findIssuer(trx, { id: invitedBy, requestId })
  if (issuer && !(await lacksFourEyes(services, trx, { by: issuer, userId: holder.id }))) {
    const to = { id, userId: holder.id, reference }
    await issueDraft(services, trx, { to, draft, by: issuer, signer })
    return 'issued'
  }
  const content = { template: 'invitation-waiting', email } as const
  for (const { id: userId, email: recipient, language } of await allOwners(trx)) {
    await enqueueMail(trx, { userId, recipient, language, now }, content)
  }
  return 'waiting'
}
