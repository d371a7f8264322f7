import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { DAY_MS, MINUTE_MS } from '#contracts/time.ts'
import { CurrentUser, Login } from './account.ts'
import { Email, NewPassword } from './registration.ts'

/**
 * The kinds of links that the product sends, most of them by mail. Each kind has a lifetime and a
 * page that the link opens. The lifetime begins when the mail is sent. Only the lifetime of an
 * `undo` link begins earlier: at the change that the link can undo.
 */
export const ACCOUNT_LINKS = {
  confirm: { lifeMs: DAY_MS, page: '/auth/confirm' },
  claim: { lifeMs: 10 * MINUTE_MS, page: '/auth/claim' },
  reset: { lifeMs: 10 * MINUTE_MS, page: '/auth/reset' },
  change: { lifeMs: DAY_MS, page: '/auth/change' },
  unlock: { lifeMs: 10 * MINUTE_MS, page: '/auth/unlock' },
  undo: { lifeMs: 7 * DAY_MS, page: '/auth/not-me' },
  enrol: { lifeMs: 30 * MINUTE_MS, page: '/auth/enrol' },
} as const

export type AccountLinkKind = keyof typeof ACCOUNT_LINKS

/**
 * The name of the parameter with a link's secret, in the URL fragment. Browsers never send the
 * fragment. Therefore no server, log or cache gets the secret.
 */
export const LINK_TOKEN_PARAMETER = 'token'

/** The secret of a link: 32 random bytes in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, inputReason('LINK_INCOMPLETE')))

export const UseLink = body({ token: LinkToken })
export type UseLink = z.infer<typeof UseLink>

export const UseLinkWithPassword = body({ token: LinkToken, password: NewPassword })
export type UseLinkWithPassword = z.infer<typeof UseLinkWithPassword>

/**
 * Uses a confirmation link or a change link. A confirmation link confirms the address of the
 * signed-in account. A change link moves the account to the address that received the link. After a
 * success, every other link of the account is invalid, except links that undo a change. A refused
 * call does not use up the link.
 *
 * Fails with `EMAIL_TAKEN` when another account has confirmed the address, or had the address until
 * a short time ago. Fails with `SIGN_IN_REQUIRED` when the browser is not signed in to the link's
 * account. Another person may have registered the account with this address. In this case, the
 * owner of the mailbox can take over the account: the owner calls `claimAccount` with the same
 * confirmation link.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  body: UseLink,
  answer: CurrentUser,
})

/**
 * Sets the password of the link's account, confirms the address, ends all sessions and devices, and
 * signs this browser in. Accepts reset links and claim links. Accepts a confirmation link while the
 * address is unconfirmed. Fails with `LINK_EXPIRED` for a used or expired link. Fails with
 * `EMAIL_TAKEN` in the same cases as `confirmEmail`.
 */
export const claimAccount = endpoint({
  method: 'POST',
  path: '/api/account/claim',
  body: UseLinkWithPassword,
  answer: CurrentUser,
})

/**
 * Mails a reset link when the address has an account. The response is always the same. Only the
 * owner of the mailbox can therefore learn whether the address has an account.
 */
export const requestReset = endpoint({
  method: 'POST',
  path: '/api/account/request-reset',
  body: body({ email: Email }),
  answer: NoContent,
})

/** Mails a new link to the address of an expired link. The response is always the same. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/api/account/renew-link',
  body: UseLink,
  answer: NoContent,
})

/** Sends the registration mail again to an account whose address is not confirmed. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/resend-confirmation',
  answer: NoContent,
})

/**
 * Mails an unlock link to the owner of an account, after a log-in failed with `LOGIN_LOCKED`. The
 * browser that opens the link can try to log in again. The response is always the same.
 */
export const requestUnlock = endpoint({
  method: 'POST',
  path: '/api/account/request-unlock',
  body: body({ username: Login.shape.username }),
  answer: NoContent,
})

/**
 * Uses an unlock link. This browser gets a new count of log-in tries. Other browsers stay locked.
 * Fails with `LINK_EXPIRED` for a used or expired link.
 */
export const unlockBrowser = endpoint({
  method: 'POST',
  path: '/api/account/unlock',
  body: UseLink,
  answer: NoContent,
})

/**
 * The outcome of `undoChange` for the account's console rights. `none`: the account had no rights.
 * `kept`: the account is the last owner and keeps its rights.
 */
export const Undone = z.object({ rights: z.enum(['none', 'withdrawn', 'kept']) })
export type Undone = z.infer<typeof Undone>

/**
 * Undoes a change that the owner of the mailbox did not make. The call ends all sessions and
 * devices, and makes the password and all open links invalid. Links that undo an earlier change
 * stay valid. The call deletes the passkeys and recovery codes that are newer than the change. The
 * account gets back the address that received this link, and a reset link is mailed to this
 * address. The call signs nobody in. Fails with `LINK_EXPIRED` for a used or expired link.
 */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/account/undo',
  body: UseLink,
  answer: Undone,
})
