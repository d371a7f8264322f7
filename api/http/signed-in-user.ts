import type { Context } from 'koa'
import type { Right } from '#contracts/accounts/rights.ts'
import type { Language } from '#contracts/language/languages.ts'

/** The user who makes a request. The data are those of the last read of the session. */
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
  isHolder: boolean
  language: Language
  stripeCustomerId: string | null
  createdAt: Date
  /** The id of the session's row. The secret in the cookie is another value. */
  sessionId: string
  /** The milliseconds since the user's last identity proof. Null when the session has no proof. */
  sinceProofMs: number | null
}

/** Reads the session again. Returns null if it has ended. */
type ReadAgain = () => Promise<SignedInUser | null>

const USERS = new WeakMap<object, SignedInUser>()
const READ_AGAIN = new WeakMap<object, ReadAgain>()
const CONCERNED = new WeakMap<object, string>()

export function setSignedInUser(ctx: Context, user: SignedInUser, readAgain: ReadAgain): void {
  USERS.set(ctx.req, user)
  READ_AGAIN.set(ctx.req, readAgain)
}

export function signedInUser(ctx: Context): SignedInUser | null {
  return USERS.get(ctx.req) ?? null
}

/** Reads the session of the request from the database again. Returns null if it has ended, or if there was none. */
export async function readSignedInUserAgain(ctx: Context): Promise<SignedInUser | null> {
  const user = (await READ_AGAIN.get(ctx.req)?.()) ?? null
  if (user) USERS.set(ctx.req, user)
  else USERS.delete(ctx.req)
  return user
}

/**
 * Stores the account that a request without a session is about, for example a log-in. The security log uses
 * it.
 */
export function concern(ctx: Context, userId: string): void {
  CONCERNED.set(ctx.req, userId)
}

export function concernedUser(ctx: Context): string | null {
  return CONCERNED.get(ctx.req) ?? signedInUser(ctx)?.id ?? null
}
