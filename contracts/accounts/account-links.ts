import * as z from 'zod/mini'
import { body, endpoint, NoContent } from '#contracts/endpoint.ts'
import { DAY_MS } from '#contracts/time.ts'
import { CurrentUser, Login } from './account.ts'
import { Email, NewPassword } from './registration.ts'

const MINUTE_MS = 60_000

/**
 * The kinds of links that are handed out, most by mail: how long each lives from its sending, and the page
 * it opens. One that undoes a change lives from that change.
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

/** What a link's secret is called in its fragment, which no server, log or cache ever sees. */
export const LINK_TOKEN_PARAMETER = 'token'

/** 32 bytes in base64url. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, 'This link is incomplete.'))

export const UseLink = body({ token: LinkToken })
export type UseLink = z.infer<typeof UseLink>

export const UseLinkWithPassword = body({ token: LinkToken, password: NewPassword })
export type UseLinkWithPassword = z.infer<typeof UseLinkWithPassword>

/**
 * Confirms the address of the account that is signed in, by a confirmation link, or moves the account to the
 * address that a change link was sent to: `EMAIL_TAKEN` when another account has confirmed it by then, or left it
 * lately. Refused with `SIGN_IN_REQUIRED` in a browser on which that account is not signed in: somebody
 * else may have registered it. The owner of the mailbox then signs in, or takes the account over by
 * `claimAccount` with the same confirmation link. A refusal does not use the link up; a success voids
 * every other link of the account.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/account/confirm',
  body: UseLink,
  answer: CurrentUser,
})

/**
 * Sets the password of what the link stands for, confirms the address, ends all sessions and devices,
 * and signs this browser in. Takes reset and claim links, and confirmation links while the address is
 * still unconfirmed. Used or expired: `LINK_EXPIRED`; `EMAIL_TAKEN` as for `confirmEmail`.
 */
export const claimAccount = endpoint({
  method: 'POST',
  path: '/api/account/claim',
  body: UseLinkWithPassword,
  answer: CurrentUser,
})

/** Always answers the same: whether the address has an account is told to its mailbox only. */
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

/** Mails again what the registration mailed, for an account whose address is not confirmed. */
export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/resend-confirmation',
  answer: NoContent,
})

/**
 * After `LOGIN_LOCKED`: mails the account's owner a link that lets the browser which opens it try. Always
 * answers the same.
 */
export const requestUnlock = endpoint({
  method: 'POST',
  path: '/api/account/request-unlock',
  body: body({ username: Login.shape.username }),
  answer: NoContent,
})

/** Gives this browser tries of its own, and nothing else. Used or expired: `LINK_EXPIRED`. */
export const unlockBrowser = endpoint({
  method: 'POST',
  path: '/api/account/unlock',
  body: UseLink,
  answer: NoContent,
})

/** What became of the rights in the console: of owners the last one keeps them. */
export const Undone = z.object({ rights: z.enum(['none', 'withdrawn', 'kept']) })
export type Undone = z.infer<typeof Undone>

/**
 * "This was not me": ends all sessions and devices, voids the password, passkeys added since and links
 * mailed since, gives the account back to the address that the link was mailed to, and mails a reset link
 * there. Signs nobody in. Used or expired: `LINK_EXPIRED`.
 */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/account/undo',
  body: UseLink,
  answer: Undone,
})
