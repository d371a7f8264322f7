import * as z from 'zod/mini'
import {
  CREDENTIAL_FIELDS,
  expiresAfterIssue,
  PassportLastFour,
} from '#contracts/credentials/issuing.ts'
import { DraftId } from '#contracts/credentials/draft-id.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { Email } from './registration.ts'
import { LinkToken } from './account-links.ts'

export const INVITATION_DAYS = 30
/** The invitation is locked after this number of wrong entries of the passport digits. */
export const INVITATION_TRIES = 5

export const INVITATION_LINK = '/auth/invitation'

/**
 * `waiting`: the invited person has accepted the invitation, but the inviter may not issue the
 * credential. Another administrator must issue it. `locked`: somebody has entered wrong passport
 * digits too often.
 */
export const INVITATION_STATES = [
  'open',
  'locked',
  'waiting',
  'issued',
  'withdrawn',
  'expired',
] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** A person who accepts the invitation must own the mailbox and know the passport digits. */
export const Invite = body({
  email: Email,
  ...CREDENTIAL_FIELDS,
  /** The id of the form. A form that is sent twice makes only one invitation. */
  draftId: z.optional(DraftId),
}).check(expiresAfterIssue)
export type Invite = z.infer<typeof Invite>

export const Invitation = z.object({
  invitationId: z.uuid(),
  email: z.string(),
  state: z.enum(INVITATION_STATES),
  invitedBy: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  /** Null after the credential was issued or the invitation was withdrawn. */
  draft: z.nullable(
    z.object({
      credentialType: z.string(),
      holderInitials: z.string(),
      issueDate: z.string(),
      expiryDate: z.string(),
    }),
  ),
  credentialId: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof Invitation>

/**
 * Mails an invitation to an address without a confirmed account. Refuses an address with a confirmed
 * account: the caller issues the credential to that account instead.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  body: Invite,
  answer: Invitation,
})

export const InvitationQuery = z.extend(Page, { state: z.optional(z.enum(INVITATION_STATES)) })
export type InvitationQuery = z.infer<typeof InvitationQuery>

/** Returns the newest invitation first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  query: InvitationQuery,
  answer: z.array(Invitation),
})

/** Makes the invitation's link invalid. Fails with `INVITATION_OVER` after its credential was issued. */
export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/withdraw',
  answer: Invitation,
})

/**
 * Issues the credential of a waiting invitation in the caller's name. Fails with `INVITATION_OVER` for an
 * invitation in any other state.
 */
export const issueInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/issue',
  answer: Invitation,
})

/**
 * Returns the invited address to the person who has the link. The response contains nothing about
 * the credential.
 */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  changesNothing: true,
  body: body({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
})

export const AcceptInvitation = body({ token: LinkToken, passportLastFour: PassportLastFour })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/**
 * `waiting`: the holder has accepted, but an administrator with the right to issue must still
 * approve the credential.
 */
export const Accepted = z.object({ state: z.enum(['issued', 'waiting']) })
export type Accepted = z.infer<typeof Accepted>

/**
 * Accepts an invitation for the signed-in account, and confirms the account's address. Fails with
 * `ACCESS_DENIED` when the account has another address than the invitation. Fails with
 * `INVALID_INPUT` for wrong digits, and with `INVITATION_LOCKED` after `INVITATION_TRIES` wrong
 * entries. Fails with `LINK_EXPIRED` when the invitation has expired, was withdrawn or was accepted
 * by another account. Fails with `EMAIL_TAKEN` when another account has confirmed the address. The
 * account that accepted the invitation can repeat the call and gets the same response.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  body: AcceptInvitation,
  answer: Accepted,
})
