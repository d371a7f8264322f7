import * as z from 'zod/mini'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { DAY_MS } from '#contracts/time.ts'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

export const EMAIL_MAX = 254
export const PASSWORD_MAX = 128

/** The idle time after which a session ends: shorter for those who can issue. */
export const ADMIN_SESSION_IDLE_MS = 30 * 60_000
export const SESSION_IDLE_MS = 14 * DAY_MS

/** By what somebody came in: `link` is one that was mailed, `checkout` an order without an account. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'link', 'checkout'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** `username` takes the username, or the email address once that is confirmed. */
export const Login = body({
  username: z
    .string()
    .check(z.trim(), z.minLength(1, 'Username is required'), z.maxLength(EMAIL_MAX)),
  password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX)),
})
export type Login = z.infer<typeof Login>

/** The signed-in user as that user's own browser reads it. */
export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  hasPremiumAccess: z.boolean(),
  /** Whether the user has any right. */
  isAdmin: z.boolean(),
  rights: z.array(z.enum(RIGHTS)),
  isGuest: z.boolean(),
  /** Absent in what a device has kept since before there was such a thing. */
  mayAskNames: z._default(z.boolean(), false),
  createdAt: Instant,
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  body: Login,
  answer: CurrentUser,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  /** `unseen`: the answer to the log-in was never seen, so nobody leaves, and the browser keeps what it has. */
  query: body({ unseen: z.optional(z.literal('1')) }),
  answer: NoContent,
})

export const currentUser = endpoint({ method: 'GET', path: '/api/user', answer: CurrentUser })
