import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'
import { Page } from '#contracts/page.ts'
import { RIGHTS } from './rights.ts'

/** A user, as administrators see this user. */
export const ManagedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  hasPremiumAccess: z.boolean(),
  isAdmin: z.boolean(),
  rights: z.array(z.enum(RIGHTS)),
  isGuest: z.boolean(),
  /** True when the user may ask other people's wallets for names: see `interop/dcql.ts`. */
  mayAskNames: z.boolean(),
  createdAt: z.nullable(Instant),
})
export type ManagedUser = z.infer<typeof ManagedUser>

export const SEARCH_MAX = 100
/** The greatest number of accounts that a search for the rows of accounts takes into account. */
export const SEARCHED_ACCOUNTS_MAX = 5000
export const USER_SORTS = ['username', 'email', 'createdAt'] as const

export const UserQuery = z.extend(Page, {
  /** The start or the end of a username or email address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_MAX))),
  access: z.optional(z.enum(['premium', 'free', 'admin'])),
  sort: z._default(z.enum(USER_SORTS), 'createdAt'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
})
export type UserQuery = z.infer<typeof UserQuery>

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  query: UserQuery,
  answer: z.array(ManagedUser),
})

export const setPremium = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/premium',
  body: body({ hasPremiumAccess: z.boolean() }),
  answer: ManagedUser,
})

/** Gives the user every right, or removes every right. */
export const setAdmin = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/admin',
  body: body({ isAdmin: z.boolean() }),
  answer: ManagedUser,
})

export const SetRights = body({
  rights: z.array(z.enum(RIGHTS)).check(z.maxLength(RIGHTS.length, inputReason('RIGHT_REPEATED'))),
})
export type SetRights = z.infer<typeof SetRights>

export const setRights = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/rights',
  body: SetRights,
  answer: ManagedUser,
})

/** Allows or forbids a user without any right to ask other people's wallets for names. */
export const setMayAskNames = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/asking',
  body: body({ mayAskNames: z.boolean() }),
  answer: ManagedUser,
})

/** Ends every session and device of the user. */
export const endSessionsOf = endpoint({
  method: 'POST',
  path: '/api/admin/users/:userId/end-sessions',
  answer: NoContent,
})

/**
 * Ends the sessions of all users, even of the calling owner, and all minted codes. Devices do not
 * end: they still show codes, and renew their passes after the next log-in.
 */
export const endEverySession = endpoint({
  method: 'POST',
  path: '/api/admin/end-sessions',
  answer: NoContent,
})

/** Anonymises the user, revokes their active credentials and ends their sessions. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:userId',
  answer: NoContent,
})
