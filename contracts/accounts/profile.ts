import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { CurrentUser, SIGN_IN_METHODS } from './account.ts'
import { Email, NewPassword, Username } from './registration.ts'
import { CurrentPassword } from './proof.ts'

/**
 * A new name or address needs the current password: a thief who finds an open browser cannot take the
 * account. A new address counts once somebody opens the link that is mailed to it; until then the former
 * address stands. An address of another account gets the same answer, and its mailbox gets no such link.
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

/** The new address whose link nobody has opened yet, if there is one. */
export const PendingEmail = z.object({ email: z.nullable(z.string()) })
export type PendingEmail = z.infer<typeof PendingEmail>

export const pendingEmail = endpoint({
  method: 'GET',
  path: '/api/user/pending-email',
  answer: PendingEmail,
})

/** Drops the change of address and voids its link. */
export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/user/pending-email',
  answer: NoContent,
})

export const ChangePassword = body({ currentPassword: CurrentPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** Ends every session and device of the account, except the calling session and its device. */
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
  /** Such as `Firefox on Windows`; null when the browser did not name itself. */
  browser: z.nullable(z.string()),
  /** The network of the session's start, such as `203.0.113.0/24`. A proxy in front names the country. */
  network: z.string(),
  country: z.nullable(z.string()),
  method: z.enum(SIGN_IN_METHODS),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The name of the device whose key is in this browser. The device ends with the session. */
  deviceName: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(Session),
})

/** Ends every session except the calling one, and the devices of the ended sessions. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  answer: NoContent,
})

/** Ends every session, the calling one too, and every device. */
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
