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
/** Wrong digits of the passport after which it is locked. */
export const INVITATION_TRIES = 5

export const INVITATION_LINK = '/auth/invitation'

/**
 * `waiting`: the holder has accepted it, and the inviter may not issue it. `locked`: the wrong
 * digits were entered too often.
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

/** What is to be issued to a user who proves to own the address and to know the passport digits. */
export const Invite = body({
  email: Email,
  ...CREDENTIAL_FIELDS,
  /** It invites once. */
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
  /** Null once it was issued, or withdrawn. */
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

/** Mails an address without a confirmed account; one that has one is refused: issue to it instead. */
export const invite = endpoint({
  method: 'POST',
  path: '/api/admin/invitations',
  body: Invite,
  answer: Invitation,
})

export const InvitationQuery = z.extend(Page, { state: z.optional(z.enum(INVITATION_STATES)) })
export type InvitationQuery = z.infer<typeof InvitationQuery>

/** Those made last first. */
export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/admin/invitations',
  query: InvitationQuery,
  answer: z.array(Invitation),
})

/** Its link is good for nothing from then on. `INVITATION_OVER` once it was issued. */
export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/withdraw',
  answer: Invitation,
})

/** Issues one that waits, in the name of the user who asks. `INVITATION_OVER` when none waits. */
export const issueInvitation = endpoint({
  method: 'POST',
  path: '/api/admin/invitations/:invitationId/issue',
  answer: Invitation,
})

/** For whom the link is. Tells nothing of what is to be issued. */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  changesNothing: true,
  body: body({ token: LinkToken }),
  answer: z.object({ email: z.string() }),
})

export const AcceptInvitation = body({ token: LinkToken, passportLastFour: PassportLastFour })
export type AcceptInvitation = z.infer<typeof AcceptInvitation>

/** `waiting`: accepted, and issued as soon as somebody who may has looked at it. */
export const Accepted = z.object({ state: z.enum(['issued', 'waiting']) })
export type Accepted = z.infer<typeof Accepted>

/**
 * By the account of that address, which the link confirms. Wrong digits are an `INVALID_INPUT` that
 * counts; after `INVITATION_TRIES` of them `INVITATION_LOCKED`. Over, withdrawn or used by somebody
 * else: `LINK_EXPIRED`; `EMAIL_TAKEN` where another account has confirmed that address. Asked again by
 * the account that accepted it, it answers as before.
 */
export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  body: AcceptInvitation,
  answer: Accepted,
})
