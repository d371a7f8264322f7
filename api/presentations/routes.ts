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
  issuePasses as issuePassesEndpoint,
  listDevices,
  mintToken as mintTokenEndpoint,
  registerDevice as registerDeviceEndpoint,
  renameDevice as renameDeviceEndpoint,
  revokeDevice,
  showQr as showQrEndpoint,
  TOKEN_MINUTES_UNPROVEN,
} from '#contracts/presentation/calls.ts'
import { endCodes as endCodesEndpoint, listCodes } from '#contracts/presentation/codes.ts'
import {
  changePassword as changePasswordEndpoint,
  endAllSessions as endAllSessionsEndpoint,
  endOtherSessions as endOtherSessionsEndpoint,
  endSession as endSessionEndpoint,
  listSessions,
} from '#contracts/accounts/profile.ts'
import { rememberBrowser } from '#api/accounts/known-browser.ts'
import { presentCurrentUser } from '#api/accounts/present.ts'
import { signIn, signOut } from '#api/accounts/sessions.ts'
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
import { changePassword } from './change-password.ts'
import { endOwnCodes } from './end-codes.ts'
import { endDevice } from './end-device.ts'
import { endAllSessions, endOtherSessions, endSession, logOut } from './end-session.ts'
import { endEverySession, endSessionsOf } from './end-sessions-of.ts'
import { issuePasses } from './issue-passes.ts'
import { listOwnCodes } from './list-codes.ts'
import { listOwnDevices } from './list-devices.ts'
import { listOwnSessions } from './list-sessions.ts'
import { mintToken } from './mint-token.ts'
import { presentCode, presentDevice } from './present.ts'
import { registerDevice } from './register-device.ts'
import { renameDevice } from './rename-device.ts'
import { showQr } from './show-qr.ts'
import { takeOver } from './take-over.ts'
import { undoChange } from './undo-change.ts'

export function bindPresentations(router: ApiRouter, services: Services): void {
  route(router, registerDeviceEndpoint, ['general', requireAccount], async ({ body, user }) =>
    presentDevice(await registerDevice(services, { ...body, user })),
  )

  route(router, listDevices, ['general', requireAccount], async ({ user }) => {
    return (await listOwnDevices(services, user.id)).map(presentDevice)
  })

  route(router, renameDeviceEndpoint, ['general', requireAccount], async ({ body, params, user }) =>
    presentDevice(await renameDevice(services, { ...body, ...params, userId: user.id })),
  )

  route(router, revokeDevice, ['general', requireAccount], async ({ params, user }) => {
    await endDevice(services, { ...params, user })
    return undefined
  })

  route(router, issuePassesEndpoint, ['general', requireAccount], ({ body, user }) =>
    issuePasses(services, { ...body, user }),
  )

  route(router, mintTokenEndpoint, ['general', requireAccount], ({ body, params, user }) => {
    requireProofFor(body, user)
    return mintToken(services, { ...body, ...params, user })
  })

  route(router, listCodes, ['general', requireAccount], async ({ user }) =>
    (await listOwnCodes(services, user.id)).map(presentCode),
  )

  route(router, endCodesEndpoint, ['general', requireAccount], async ({ user }) => {
    await endOwnCodes(services, user)
    return undefined
  })

  route(router, showQrEndpoint, ['counted', requireAccount], ({ query, params, user }) => {
    const { size, expiresInMinutes } = query
    requireProofFor(query, user)
    return showQr(services, { ...params, size, expiresInMinutes, user })
  })

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

function requireProofFor({ expiresInMinutes }: { expiresInMinutes: number }, user: SignedInUser) {
  if (expiresInMinutes > TOKEN_MINUTES_UNPROVEN) freshForPower(user)
}
