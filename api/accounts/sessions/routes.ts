import { logout } from '#contracts/accounts/account.ts'
import {
  endEverySession as endEverySessionEndpoint,
  endSessionsOf as endSessionsOfEndpoint,
} from '#contracts/accounts/administration.ts'
import {
  claimAccount,
  undoChange as undoChangeEndpoint,
} from '#contracts/accounts/account-links.ts'
import {
  changePassword as changePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
  type Session,
} from '#contracts/accounts/profile.ts'
import { rememberBrowser } from '#api/accounts/sessions/known-browser.ts'
import { presentCurrentUser } from '#api/accounts/present.ts'
import { signIn, signOut } from '#api/accounts/sessions/sessions.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { administrator, mailboxReader } from '#api/audit/doer.ts'
import {
  freshForEverybody,
  freshForPower,
  requireAccount,
  requireOwner,
  requireUser,
} from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import { concern, type SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { takeOver } from '#api/accounts/recovery/take-over.ts'
import { undoChange } from '#api/accounts/recovery/undo-change.ts'
import { SessionRow } from '#api/accounts/sessions/session-row.ts'
import { DeviceRow } from '#api/presentations/device-row.ts'
import { changePassword } from './change-password.ts'
import { endAllSessions, endOtherSessions, endSession, logOut } from './end-session.ts'
import { endEverySession, endSessionsOf } from './end-sessions-of.ts'

export function bindSessions(router: ApiRouter, services: Services): void {
  route(router, logout, ['general'], async ({ query, user, ctx }) => {
    if (user) await logOut(services, user)
    signOut(ctx, services.env, { isKept: query.unseen !== undefined })
    return undefined
  })

  route(router, listSessions, ['general', requireUser], ({ user }) =>
    listOwnSessions(services, user),
  )

  route(
    router,
    endSessionEndpoint,
    ['general', requireAccount, freshForPower],
    async ({ params, user }) => {
      await endSession(services, { ...params, user })
      return undefined
    },
  )

  route(
    router,
    endOtherSessionsEndpoint,
    ['general', requireAccount, freshForPower],
    async ({ user }) => {
      await endOtherSessions(services, user)
      return undefined
    },
  )

  route(
    router,
    endAllSessionsEndpoint,
    ['general', requireAccount, freshForPower],
    async ({ user, ctx }) => {
      await endAllSessions(services, user)
      signOut(ctx, services.env)
      return undefined
    },
  )

  route(
    router,
    endSessionsOfEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ params, user, ctx }) => {
      await endSessionsOf(services, { ...params, by: administrator(ctx, user) })
      return undefined
    },
  )

  route(
    router,
    endEverySessionEndpoint,
    ['general', requireOwner, freshForEverybody],
    async ({ user, ctx }) => {
      await endEverySession(services, { by: administrator(ctx, user) })
      signOut(ctx, services.env)
      return undefined
    },
  )

  route(
    router,
    changePasswordEndpoint,
    ['sensitive', requireAccount],
    async ({ body, user, ctx }) => {
      const changed = await changePassword(services, { ...body, user })
      rememberBrowser(ctx, changed, services.env.isProduction)
      return undefined
    },
  )

  route(router, claimAccount, ['secret'], async ({ body, ctx }) => {
    const user = await takeOver(services, body)
    await signIn(ctx, user, { method: 'link', env: services.env })
    rememberBrowser(ctx, user, services.env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, undoChangeEndpoint, ['secret'], async ({ body, ctx }) => {
    const by = (user: UserRow) => mailboxReader(ctx, user)
    const { userId, rights } = await undoChange(services, { ...body, by })
    concern(ctx, userId)
    return { rights }
  })
}

async function listOwnSessions({ database }: Services, user: SignedInUser): Promise<Session[]> {
  const devices = await DeviceRow.inUse(database, user.id)
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const sessions = await SessionRow.ofUser(database, user.id)
  return sessions.map((session) => ({
    sessionId: session.id,
    browser: session.browser,
    network: session.network,
    country: session.country,
    method: session.method,
    isCurrent: session.id === user.sessionId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    deviceName: names.get(session.deviceId ?? '') ?? null,
  }))
}
