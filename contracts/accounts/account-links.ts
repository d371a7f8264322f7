import * as z from 'zod/mini'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { DAY_MS } from '#contracts/time.ts'
import { CurrentUser, Login } from './account.ts'
import { Email, NewPassword } from './registration.ts'

const MINUTE_MS = 60_000

/**
 * The kinds of links that the product hands out, most of them by mail: how long a link lives after its
 * sending, and the page that it opens. A link that undoes a change lives from the time of the change.
 */
export const ACCOUNT_LINKS = {
  confirm: { lifeMs: 24 * 60 * MINUTE_MS, page: '/auth/confirm' },
  claim: { lifeMs: 10 * MINUTE_MS, page: '/auth/claim' },
  reset: { lifeMs: 10 * MINUTE_MS, page: '/auth/reset' },
  change: { lifeMs: 24 * 60 * MINUTE_MS, page: '/auth/change' },
  unlock: { lifeMs: 10 * MINUTE_MS, page: '/auth/unlock' },
  undo: { lifeMs: 7 * DAY_MS, page: '/auth/not-me' },
  enrol: { lifeMs: 30 * MINUTE_MS, page: '/auth/enrol' },
} as const

export type AccountLinkKind = keyof typeof ACCOUNT_LINKS

/** The name of a link's secret in the URL fragment. No server, log or cache ever sees the fragment. */
export const LINK_TOKEN_PARAMETER = 'token'

/** 32 bytes in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, 'This link is incomplete.'))

export const UseLink = body({ token: LinkToken })
export type UseLink = z.infer<typeof UseLink>

export const UseLinkWithPassword = body({ token: LinkToken, password: NewPassword })
export type UseLinkWithPassword = z.infer<typeof UseLinkWithPassword>

/**
 * By a confirmation link: confirms the address of the account that is signed in. By a change link: moves the
 * account to the address that received the link. `EMAIL_TAKEN`: another account has confirmed the address by
 * then, or left it lately. `SIGN_IN_REQUIRED`: the browser is not signed in to that account, which somebody
 * else may have registered. The owner of the mailbox then signs in, or takes the account over by
 * `claimAccount` with the same confirmation link. A refusal does not use the link up; a success voids every
 * other link of the account.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  body: UseLink,
  answer: CurrentUser,
})

/**
 * Sets the password of the link's account, confirms the address, ends all sessions and devices, and signs
 * this browser in. Takes reset links and claim links, and confirmation links while the address is still
 * unconfirmed. Used or expired: `LINK_EXPIRED`; `EMAIL_TAKEN` as for `confirmEmail`.
 */
export const claimAccount = endpoint({
  method: 'POST',
  path: '/api/account/claim',
  body: UseLinkWithPassword,
  answer: CurrentUser,
})

/** Always answers the same: only the mailbox learns whether the address has an account. */
export const requestReset = endpoint({
  method: 'POST',
  path: '/api/account/request-reset',
  body: body({ email: Email }),
  answer: NoContent,
})

/** Mails a fresh link in place of an expired one, to the same address. Always answers the same. */
export const renewLink = endpoint({
  method: 'POST',
  path: '/api/account/renew-link',
  body: UseLink,
  answer: NoContent,
})

/** Sends the mail of the registration again, for an account whose address is not confirmed. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/resend-confirmation',
  answer: NoContent,
})

/**
 * After `LOGIN_LOCKED`: mails the account's owner a link. The browser that opens the link may try to log in
 * again. Always answers the same.
 */
export const requestUnlock = endpoint({
  method: 'POST',
  path: '/api/account/request-unlock',
  body: body({ username: Login.shape.username }),
  answer: NoContent,
})

/** Gives this browser its own count of log-in tries, and nothing else. Used or expired: `LINK_EXPIRED`. */
export const unlockBrowser = endpoint({
  method: 'POST',
  path: '/api/account/unlock',
  body: UseLink,
  answer: NoContent,
})

/** The fate of the account's rights in the console. The last owner keeps them. */
export const Undone = z.object({ rights: z.enum(['none', 'withdrawn', 'kept']) })
export type Undone = z.infer<typeof Undone>

/**
 * "This was not me": ends all sessions and devices; voids the password, and the passkeys and links that came
 * after the change; gives the account back to the address that received this link, and mails a reset link
 * there. Signs nobody in. Used or expired: `LINK_EXPIRED`.
 */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/account/undo',
  body: UseLink,
  answer: Undone,
})
