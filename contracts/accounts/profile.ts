import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { CurrentUser, SIGN_IN_METHODS } from './account.ts'
import { Email, NewPassword, Username } from './registration.ts'
import { CurrentPassword } from './proof.ts'

/**
 * A new name or address needs the current password. Otherwise a thief who finds a signed-in browser
 * could take the account. The account keeps its present address until somebody opens the link that
 * is mailed to the new address. If another account has the new address, the response is the same.
 * In this case the owner of the other account gets a log-in link, and the address cannot change.
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

/** The new address, until its owner opens the mailed link. Null when no change is pending. */
const PendingEmail = z.object({ email: z.nullable(z.string()) })
type PendingEmail = z.infer<typeof PendingEmail>

export const pendingEmail = endpoint({
  method: 'GET',
  path: '/api/user/pending-email',
  answer: PendingEmail,
})

/** Cancels the change of the address and makes the mailed link invalid. */
export const dropPendingEmail = endpoint({
  method: 'DELETE',
  path: '/api/user/pending-email',
  answer: NoContent,
})

export const ChangePassword = body({ currentPassword: CurrentPassword, newPassword: NewPassword })
export type ChangePassword = z.infer<typeof ChangePassword>

/** Ends every other session and device of the account. */
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
  /** The network in which the session began, for example `203.0.113.0/24`. */
  network: z.string(),
  country: z.nullable(z.string()),
  method: z.enum(SIGN_IN_METHODS),
  createdAt: Instant,
  lastSeenAt: Instant,
  /**
   * The name of the device whose key is in this browser. The device ends when the user ends the
   * session.
   */
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

/** Ends every session and every device of the account, even the caller's own session and device. */
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
