import * as z from 'zod/mini'
import {
  CREDENTIAL_FIELDS,
  expiresAfterIssue,
  PassportLastFour,
} from '#contracts/credentials/issuing.ts'
import { DraftId } from '#contracts/draft-id.ts'
import { body, endpoint, Instant, Page } from '#contracts/endpoint.ts'
import { Email } from './registration.ts'
import { LinkToken } from './account-links.ts'

export const INVITATION_DAYS = 30
/** After so many wrong entries of the passport digits the invitation is locked. */
export const INVITATION_TRIES = 5

export const INVITATION_LINK = '/auth/invitation'

/**
 * `waiting`: the holder has accepted the invitation, but the inviter may not issue. `locked`: somebody
 * entered wrong digits too often.
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

/** The credential for a user who proves to own the address and to know the passport digits. */
export const Invite = body({
  email: Email,
  ...CREDENTIAL_FIELDS,
  /** One draft makes one invitation. */
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
  /** Null once the credential was issued or the invitation withdrawn. */
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
 * Mails an invitation to an address without a confirmed account. Refuses an address that has such an
 * account: issue to the account instead.
 */
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  body: Invite,
  answer: Invitation,
})

export const InvitationQuery = z.extend(Page, { state: z.optional(z.enum(INVITATION_STATES)) })
export type InvitationQuery = z.infer<typeof InvitationQuery>

/** The newest first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  query: InvitationQuery,
  answer: z.array(Invitation),
})

/** Voids the link of the invitation. `INVITATION_OVER` once its credential was issued. */
export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/withdraw',
  answer: Invitation,
})

/** Issues a waiting invitation's credential in the caller's name. `INVITATION_OVER` for any other. */
export const issueInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/issue',
  answer: Invitation,
})

/** For the person who has the link. The answer says nothing about the credential. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  changesNothing: true,
  body: body({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
})

export const AcceptInvitation = body({ token: LinkToken, passportLastFour: PassportLastFour })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/** `waiting`: accepted, and issued as soon as somebody with the right to issue has looked at it. */
export const Accepted = z.object({ state: z.enum(['issued', 'waiting']) })
export type Accepted = z.infer<typeof Accepted>

/**
 * For the account of the invited address, which the link confirms. Wrong digits: `INVALID_INPUT`, which
 * counts; after `INVITATION_TRIES` of them `INVITATION_LOCKED`. Expired, withdrawn or used by another
 * account: `LINK_EXPIRED`. `EMAIL_TAKEN`: another account has confirmed the address. A repeat by the account
 * that accepted the invitation gets the same answer.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  body: AcceptInvitation,
  answer: Accepted,
})
