import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { CurrentUser, SIGN_IN_METHODS } from './account.ts'
import { Email, NewPassword, Username } from './registration.ts'
import { CurrentPassword } from './proof.ts'

/**
 * A new name or address needs the current password: a thief who finds an open browser cannot take the
 * account. An address counts once the link that is mailed to it was opened; until then the former stands. One that
 * another account has is answered alike, and its mailbox gets no such link.
 */
export const UpdateProfile = body({
  username: Username,
  email: Email,
  currentPassword: z.optional(CurrentPassword),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/user',
  body: UpdateProfile,
  answer: CurrentUser,
})

/** The address that waits for its link to be opened, if there is one. */
export const PendingEmail = z.object({ email: z.nullable(z.string()) })
export type PendingEmail = z.infer<typeof PendingEmail>

export const pendingEmail = endpoint({
  method: 'GET',
  path: '/api/user/pending-email',
  answer: PendingEmail,
})

/** Gives a change of address up; its link is void. */
export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/user/pending-email',
  answer: NoContent,
})

export const ChangePassword = body({ currentPassword: CurrentPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** Ends every session and device of the account, but for the session that asks and its device. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/user/password',
  body: ChangePassword,
  answer: NoContent,
})

export const deleteOwnAccount = endpoint({
  method: 'DELETE',
  path: '/api/user',
  body: body({ currentPassword: CurrentPassword }),
  answer: NoContent,
})

export const Session = z.object({
  sessionId: z.uuid(),
  isCurrent: z.boolean(),
  /** `Firefox on Windows`; null when it did not say. */
  browser: z.nullable(z.string()),
  /** Where it began: `203.0.113.0/24`, and the country where a proxy before us names it. */
  network: z.string(),
  country: z.nullable(z.string()),
  method: z.enum(SIGN_IN_METHODS),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The name of the device whose key is in that browser; it ends with the session. */
  deviceName: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(Session),
})

/** Ends every session but the one that asks, and the devices on them. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  answer: NoContent,
})

/** Every session, the one that asks among them, and every device. */
export const endAllSessions = endpoint({
  method: 'POST',
  path: '/api/user/end-sessions',
  answer: NoContent,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  answer: NoContent,
})
