import type { Context } from 'koa'
import type { Right } from '#contracts/accounts/rights.ts'

/** The user who makes a request, as their session and user row say at that very request. */
export interface SignedInUser {
  id: string
  username: string
  email: string
  emailConfirmedAt: Date | null
  hasPremiumAccess: boolean
  isAdmin: boolean
  rights: Right[]
  isGuest: boolean
  mayAskNames: boolean
  stripeCustomerId: string | null
  createdAt: Date
  /** The row of the session, never the secret in the cookie. */
  sessionId: string
  /** How long ago they showed that it is them; null when they never did. */
  sinceProofMs: number | null
}

const USERS = new WeakMap<object, SignedInUser>()
const CONCERNED = new WeakMap<object, string>()

export function setSignedInUser(ctx: Context, user: SignedInUser | null): void {
  if (user) USERS.set(ctx.req, user)
  else USERS.delete(ctx.req)
}

export function signedInUser(ctx: Context): SignedInUser | null {
  return USERS.get(ctx.req) ?? null
}

/** Whom a request is about that no session of theirs makes: a log-in, or a try of one. */
export function concern(ctx: Context, userId: string): void {
  CONCERNED.set(ctx.req, userId)
}

export function concernedUser(ctx: Context): string | null {
  return CONCERNED.get(ctx.req) ?? signedInUser(ctx)?.id ?? null
}
