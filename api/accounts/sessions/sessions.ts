import { randomBytes } from 'node:crypto'
import Keygrip from 'keygrip'
import Koa, { type Context, type Middleware } from 'koa'
import session from 'koa-session'
import type { Env } from '#api/settings/env.ts'
import { retryLost } from '#api/database/faults.ts'
import { ApiError } from '#api/http/errors.ts'
import { isSameOrigin } from '#api/http/same-origin.ts'
import {
  concern,
  setSignedInUser,
  signedInUser,
  type SignedInUser,
} from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import type { SignInMethod } from '#contracts/accounts/account.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { notifyOfChange } from '#api/accounts/recovery/notify-of-change.ts'
import { knownBrowser } from './known-browser.ts'
import { describeOrigin } from './session-origin.ts'
import { isWayIn } from './ways-in.ts'
import { SESSION_MAX_MS, SessionRow, type NewSession } from './session-row.ts'

/**
 * The sign-in methods that can cause a mail to the account's owner. A link already proves that its user reads
 * the mailbox. A sign-in at the checkout belongs to a guest, who has no account yet.
 */
const TOLD: ReadonlySet<SignInMethod> = new Set(['password', 'passkey'])

interface Begun {
  token: string
  session: NewSession
  /** True when the user has signed in on this browser before. */
  isKnown: boolean
}

const TOKEN_BYTES = 32

/**
 * The data that the browser deletes at a sign-out. `storage` includes the service worker and its caches. The
 * value does not include cookies: the server itself deletes the session's cookie, and the cookie of a known
 * browser must stay.
 */
const CLEAR_SITE_DATA = '"storage"'

export function sessionCookieName(isProduction: boolean): string {
  return isProduction ? '__Host-sid' : 'sid'
}

/** Adds signed cookies and server-side sessions to all middleware after this one. */
export function openSessions(app: Koa, services: Services): Middleware {
  const { env } = services
  const key = sessionCookieName(env.isProduction)
  app.keys = new Keygrip(env.sessionKeys, 'sha256')
  const readSession = session(
    {
      key,
      maxAge: SESSION_MAX_MS,
      httpOnly: true,
      sameSite: 'lax',
      secure: env.isProduction,
      signed: true,
      genid: takeToken,
      store: createStore(services),
    },
    app,
  ) as Middleware

  return async function sessions(ctx, next) {
    // Browsers use https in production, even if the proxy does not use https to reach this server.
    if (env.isProduction) ctx.cookies.secure = true
    // Without the cookie there is no session to read. A log-in still begins one (`signIn`).
    const hasCookie = ctx.cookies.get(key, { signed: false }) !== undefined
    await (hasCookie ? readSession(ctx, next) : next())
  }
}

/**
 * Creates the store for koa-session. Reads the user together with the session, so that no request uses
 * outdated rights.
 */
function createStore(services: Services) {
  const { database, env } = services
  return {
    get: async (token: string, _maxAge: unknown, { ctx }: { ctx?: unknown }) => {
      const found = await findSignedIn(services, token)
      if (!found) return undefined
      const readAgain = async () => (await findSignedIn(services, token))?.user ?? null
      setSignedInUser(ctx as Context, found.user, readAgain)
      return { userId: found.user.id, authVersion: found.authVersion }
    },
    set: async (
      token: string,
      { userId, authVersion, method }: Required<SessionData>,
      _maxAge: unknown,
      { ctx }: { ctx?: unknown },
    ) => {
      // After `renewSession`, the row already has the new secret, or the session has ended. In both cases no
      // new session may begin.
      if (RENEWED.has((ctx as Context).req)) return
      const origin = describeOrigin(ctx as Context, env)
      const owner = { id: userId, authVersion }
      await beginSession(services, {
        token,
        session: { userId, authVersion, method, ...origin },
        isKnown: knownBrowser(ctx as Context, owner, env.isProduction) !== undefined,
      })
    },
    destroy: async (token: string) => {
      await SessionRow.end(database, token)
    },
  }
}

async function findSignedIn(
  { database, clock, env }: Services,
  token: string,
): Promise<{ user: SignedInUser; authVersion: number } | undefined> {
  const now = clock.now()
  const found = await retryLost(() => SessionRow.open(database, token, now))
  if (!found || !isWayIn(found.method, found, env)) return undefined
  const { id: sessionId, userId: id, userCreatedAt: createdAt, provedAt, ...user } = found
  return {
    user: {
      id,
      sessionId,
      createdAt,
      sinceProofMs: provedAt && now.getTime() - provedAt.getTime(),
      username: user.username,
      email: user.email,
      emailConfirmedAt: user.emailConfirmedAt,
      hasPremiumAccess: user.hasPremiumAccess,
      isAdmin: user.isAdmin,
      rights: user.rights,
      isGuest: user.isGuest,
      mayAskNames: user.mayAskNames,
      isHolder: user.isHolder,
      language: user.language,
      stripeCustomerId: user.stripeCustomerId,
    },
    authVersion: found.authVersion,
  }
}

interface SessionData {
  userId?: string
  authVersion?: number
  method?: SignInMethod
}

interface SessionContext {
  session: (SessionData & { regenerate(): Promise<void> }) | null
}

/**
 * Signs in under a new session id. An attacker who set or read the former id therefore cannot use the
 * session. `user` must be the row that was read when the password or link was checked. If the user has
 * changed since then, the session is void. Throws when this user may not sign in with this method.
 */
export async function signIn(
  ctx: Context,
  user: Pick<UserRow, 'id' | 'authVersion' | 'isAdmin' | 'isGuest'>,
  { method, env }: { method: SignInMethod; env: Env },
): Promise<void> {
  if (!isWayIn(method, user, env)) {
    throw new ApiError('SECOND_FACTOR_REQUIRED', { userId: user.id })
  }
  const sessions = ctx as unknown as SessionContext
  if (!sessions.session) return
  sessions.session.userId = user.id
  sessions.session.authVersion = user.authVersion
  sessions.session.method = method
  await sessions.session.regenerate()
  concern(ctx, user.id)
}

/**
 * Gives the session a new id. `keep` must first write the new id to the row. Otherwise koa-session would
 * delete the row of the old id, and the session's device would end too.
 */
export async function renewSession(
  ctx: Context,
  keep: (token: string) => Promise<void>,
): Promise<void> {
  const token = makeToken()
  await keep(token)
  RENEWED.set(ctx.req, token)
  await (ctx as unknown as SessionContext).session?.regenerate()
}

const RENEWED = new WeakMap<object, string>()

function takeToken(ctx: unknown): string {
  return RENEWED.get((ctx as Context).req) ?? makeToken()
}

function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** Tells the browser to clear its data, unless `isKept` is true or the request came from another site. */
export function signOut(
  ctx: Context,
  { publicOrigin }: Pick<Env, 'publicOrigin'>,
  { isKept = false } = {},
): void {
  const sessions = ctx as unknown as SessionContext
  if (signedInUser(ctx)) sessions.session = null
  if (!isKept && isSameOrigin(ctx, publicOrigin)) ctx.set('Clear-Site-Data', CLEAR_SITE_DATA)
}

/** Mails the owner when the browser is new and the method is in `TOLD`. */
async function beginSession(
  { database, clock, env }: Pick<Services, 'database' | 'clock' | 'env'>,
  { token, session, isKnown }: Begun,
): Promise<void> {
  const { userId, method, browser, network, country } = session
  const now = clock.now()
  await database.transaction(async (trx) => {
    const isBegun = await SessionRow.begin(trx, token, session, now)
    if (!isBegun || isKnown || !TOLD.has(method)) return
    const notice = { template: 'browser-signed-in', browser, network, country } as const
    await notifyOfChange(env, trx, { userId, notice, now })
  })
}
