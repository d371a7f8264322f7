import { logout } from '#contracts/accounts/account.ts'
import {
  endEverySession as endEverySessionEndpoint,
  endSessionsOf as endSessionsOfEndpoint,
} from '#contracts/accounts/administration.ts'
import {
  changePassword as changePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
} from '#contracts/accounts/profile.ts'
import { rememberBrowser } from './known-browser.ts'
import { signOut } from './sessions.ts'
import { administrator } from '#api/audit/doer.ts'
import {
  freshForEverybody,
  freshForPower,
  requireAccount,
  requireOwner,
  requireUser,
} from '#api/http/guards.ts'
import { type ApiRouter, route } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import { changePassword } from './change-password.ts'
import { endAllSessions, endOtherSessions, endSession, logOut } from './end-session.ts'
import { endEverySession, endSessionsOf } from './end-sessions-of.ts'
import { listOwnSessions } from './list-sessions.ts'

export function bindSessions(router: ApiRouter, services: Services): void {
  route(router, logout, ['failures'], async ({ query, user, ctx }) => {
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
    ['act', requireAccount, freshForPower],
    async ({ params, user }) => {
      await endSession(services, { ...params, user })
      return undefined
    },
  )

  route(
    router,
    endOtherSessionsEndpoint,
    ['act', requireAccount, freshForPower],
    async ({ user }) => {
      await endOtherSessions(services, user)
      return undefined
    },
  )

  route(
    router,
    endAllSessionsEndpoint,
    ['act', requireAccount, freshForPower],
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
    ['failures', requireAccount],
    async ({ body, user, ctx }) => {
      const changed = await changePassword(services, { ...body, user })
      rememberBrowser(ctx, changed, services.env.isProduction)
      return undefined
    },
  )
}
