import * as z from 'zod/mini'
import { CurrentUser, Email, NewPassword, PASSWORD_MAX, Username } from './account.ts'
import { body, endpoint, Instant, NoContent } from './endpoint.ts'
import { HeldCredential } from './credential.ts'
import { Device } from './presentation/calls.ts'

const CurrentPassword = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX))

/**
 * A new address needs the current password: whoever finds an open browser cannot take the account. It
 * counts once the link that is mailed to it was opened; until then the former one stands.
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

/** Ends every other session and every device of the account. */
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
  createdAt: Instant,
  lastSeenAt: Instant,
})
export type Session = z.infer<typeof Session>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(Session),
})

/** Ends every session but the one that asks. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  answer: NoContent,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:sessionId',
  answer: NoContent,
})

/** Everything that is kept about the user, for the user. */
export const UserExport = z.object({
  exportedAt: Instant,
  user: CurrentUser,
  sessions: z.array(z.omit(Session, { isCurrent: true })),
  devices: z.array(Device),
  credentials: z.array(HeldCredential),
  purchases: z.array(
    z.object({
      purchaseId: z.uuid(),
      productType: z.string(),
      amount: z.string(),
      status: z.string(),
      createdAt: Instant,
    }),
  ),
})
export type UserExport = z.infer<typeof UserExport>

export const exportUser = endpoint({
  method: 'GET',
  path: '/api/user/export',
  answer: UserExport,
})
