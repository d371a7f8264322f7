import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { CurrentUser, SIGN_IN_METHODS } from './account.ts'
import { Email, NewPassword, Username } from './registration.ts'
import { CurrentPassword } from './proof.ts'

/**
 * A new name or address needs the current password, so a thief cannot take the account in an open browser.
 * The account keeps the former address until somebody opens the link in the mail to the new address. An
 * address of another account gets the same response, but no link is mailed to this address.
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

/** The new address, while nobody has opened its link. Null without a new address. */
const PendingEmail = z.object({ email: z.nullable(z.string()) })
type PendingEmail = z.infer<typeof PendingEmail>

export const pendingEmail = endpoint({
  method: 'GET',
  path: '/api/user/pending-email',
  answer: PendingEmail,
})

/** Cancels the change of the address and makes its link invalid. */
export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/user/pending-email',
  answer: NoContent,
})

export const ChangePassword = body({ currentPassword: CurrentPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** Sets a new password. Ends every other session and device of the account. */
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
  /** For example `Firefox on Windows`. Null when the browser sent no name. */
  browser: z.nullable(z.string()),
  /** The network in which the session began, for example `203.0.113.0/24`. A proxy names the country. */
  network: z.string(),
  country: z.nullable(z.string()),
  method: z.enum(SIGN_IN_METHODS),
  createdAt: Instant,
  lastSeenAt: Instant,
  /** The name of the device whose key is in this browser. When the session ends, the device ends too. */
  deviceName: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(Session),
})

/** Ends every session except the caller's own session, and ends the devices of the ended sessions. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  answer: NoContent,
})

/** Ends every session and every device. The caller's session and device end too. */
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
