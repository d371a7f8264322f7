import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { RIGHTS } from '#contracts/accounts/rights.ts'
import { LANGUAGE_NAMES } from '#contracts/language/languages.ts'
import { DAY_MS } from '#contracts/time.ts'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

export const EMAIL_MAX = 254
export const PASSWORD_MAX = 128

/** The time without a request after which a session ends. It is shorter for administrators. */
export const ADMIN_SESSION_IDLE_MS = 30 * 60_000
export const SESSION_IDLE_MS = 14 * DAY_MS

/** `link`: by a mailed link. `checkout`: by an order without an account. */
export const SIGN_IN_METHODS = ['password', 'passkey', 'link', 'checkout'] as const
export type SignInMethod = (typeof SIGN_IN_METHODS)[number]

/** `username` accepts a username, or the confirmed email address of an account. */
export const Login = body({
  username: z
    .string()
    .check(z.trim(), z.minLength(1, inputReason('USERNAME_MISSING')), z.maxLength(EMAIL_MAX)),
  password: z
    .string()
    .check(z.minLength(1, inputReason('PASSWORD_MISSING')), z.maxLength(PASSWORD_MAX)),
})
export type Login = z.infer<typeof Login>

/** The signed-in user. The server sends these data only to the user's own browser. */
export const CurrentUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  hasPremiumAccess: z.boolean(),
  /** True when the user has at least one right. */
  isAdmin: z.boolean(),
  rights: z.array(z.enum(RIGHTS)),
  isGuest: z.boolean(),
  /**
   * True when the user may ask other wallets for names. A device may have stored a user before this
   * field existed. The value is then false.
   */
  mayAskNames: z._default(z.boolean(), false),
  /**
   * True when a credential was issued to the user. A device may have stored a user before this field
   * existed. The value is then false.
   */
  isHolder: z._default(z.boolean(), false),
  /**
   * The language of the account's mails. Undefined in a user that a device stored before this field
   * existed. Also undefined for a language that the app does not know.
   */
  language: z.catch(z.optional(z.enum(LANGUAGE_NAMES)), undefined),
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
  /**
   * Present when the browser never received the response to its log-in. The server then does not
   * tell the browser to clear its stored data.
   */
  query: body({ unseen: z.optional(z.literal('1')) }),
  answer: NoContent,
})

export const currentUser = endpoint({ method: 'GET', path: '/api/user', answer: CurrentUser })

export const ChosenLanguage = body({ language: z.enum(LANGUAGE_NAMES) })
export type ChosenLanguage = z.infer<typeof ChosenLanguage>

/**
 * Sets the language of the account's mails. A device on which nobody has chosen a language takes the
 * account's language at a log-in.
 */
export const setLanguage = endpoint({
  method: 'PUT',
  path: '/api/auth/language',
  body: ChosenLanguage,
  answer: NoContent,
})
