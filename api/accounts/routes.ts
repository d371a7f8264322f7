import {
  confirmEmail as confirmEmailEndpoint,
  renewLink as renewLinkEndpoint,
  requestReset as requestResetEndpoint,
  requestUnlock as requestUnlockEndpoint,
  resendConfirmation as resendConfirmationEndpoint,
  unlockBrowser,
} from '#contracts/accounts/account-links.ts'
import { administrator } from '#api/audit/doer.ts'
import {
  freshForPower,
  requireAccount,
  requireAudit,
  requireOwner,
  requireUser,
} from '#api/http/guards.ts'
import { languageOf } from '#api/http/language-of.ts'
import { addressKey, listRoute, route, type ApiRouter } from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import {
  currentUser,
  login as loginEndpoint,
  setLanguage as setLanguageEndpoint,
} from '#contracts/accounts/account.ts'
import { register as registerEndpoint } from '#contracts/accounts/registration.ts'
import {
  listUsers,
  setAdmin as setAdminEndpoint,
  setMayAskNames as setMayAskNamesEndpoint,
  setPremium as setPremiumEndpoint,
  setRights as setRightsEndpoint,
} from '#contracts/accounts/administration.ts'
import { logInByCode } from '#contracts/accounts/login-code.ts'
import {
  dropPendingEmail as dropPendingEmailEndpoint,
  pendingEmail,
  updateProfile as updateProfileEndpoint,
} from '#contracts/accounts/profile.ts'
import { prove as proveEndpoint } from '#contracts/accounts/proof.ts'
import { bindLoginCode, readBoundSecret } from './sessions/login-code-cookie.ts'
import { confirmEmail } from './addresses/confirm-email.ts'
import { EmailChangeRow } from './addresses/email-change-row.ts'
import { findUsers } from './find-users.ts'
import { knownBrowser, rememberBrowser } from './sessions/known-browser.ts'
import { login } from './sessions/login.ts'
import { takeLoginCode } from './sessions/login-codes.ts'
import { presentCurrentUser, presentManagedUser } from './present.ts'
import {
  renewLink,
  requestReset,
  requestUnlock,
  resendConfirmation,
} from './recovery/request-link.ts'
import { register } from './register.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { prove } from './sessions/prove.ts'
import { renewSession, signIn } from './sessions/sessions.ts'
import { setMayAskNames } from './rights/set-may-ask-names.ts'
import { setAdmin, setRights } from './rights/set-rights.ts'
import { setPremium } from './rights/set-premium.ts'
import { takeUnlockLink } from './sessions/unlock-browser.ts'
import { dropPendingEmail, updateProfile } from './update-profile.ts'
import { setLanguage } from './set-language.ts'

export function bindAccounts(router: ApiRouter, services: Services): void {
  const { clock, database, env } = services

  route(router, registerEndpoint, ['sensitiveFromAddress'], async ({ body, user: before, ctx }) => {
    const asked = { address: addressKey(ctx), language: languageOf(ctx) }
    const user = await register(services, { ...body, ...asked, before })
    await signIn(ctx, user, { method: 'password', env })
    rememberBrowser(ctx, user, env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, loginEndpoint, ['failures'], async ({ body, ctx }) => {
    const user = await login(services, {
      ...body,
      address: addressKey(ctx),
      knownBrowser: (user) => knownBrowser(ctx, user, env.isProduction),
      bindCode: (secret) => bindLoginCode(ctx, secret, env.isProduction),
    })
    await signIn(ctx, user, { method: 'password', env })
    rememberBrowser(ctx, user, env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, logInByCode, ['secret'], async ({ body, ctx }) => {
    const browserSecret = readBoundSecret(ctx, env.isProduction)
    const user = await takeLoginCode(services, { ...body, browserSecret })
    await signIn(ctx, user, { method: 'password', env })
    rememberBrowser(ctx, user, env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, currentUser, ['general', requireUser], ({ user }) => presentCurrentUser(user))

  route(router, setLanguageEndpoint, ['general', requireUser], async ({ body, user }) => {
    await setLanguage(services, { ...body, user })
    return undefined
  })

  route(router, proveEndpoint, ['failures', requireAccount], async ({ body: proof, user, ctx }) => {
    await renewSession(ctx, (token) =>
      prove(services, {
        proof,
        user,
        party: () => relyingPartyOf(ctx, env),
        token,
      }),
    )
    return undefined
  })

  route(router, confirmEmailEndpoint, ['secret'], async ({ body, user, ctx }) => {
    const confirmed = await confirmEmail(services, { ...body, user })
    rememberBrowser(ctx, confirmed, env.isProduction)
    return presentCurrentUser(confirmed)
  })

  route(router, requestResetEndpoint, ['sensitiveFromAddress'], async ({ body, ctx }) => {
    await requestReset(services, { ...body, address: addressKey(ctx) })
    return undefined
  })

  route(router, requestUnlockEndpoint, ['sensitiveFromAddress'], async ({ body, ctx }) => {
    await requestUnlock(services, { ...body, address: addressKey(ctx) })
    return undefined
  })

  route(router, unlockBrowser, ['secret'], async ({ body, ctx }) => {
    rememberBrowser(ctx, await takeUnlockLink(services, body.token), env.isProduction)
    return undefined
  })

  route(router, renewLinkEndpoint, ['sensitiveFromAddress'], async ({ body, ctx }) => {
    await renewLink(services, { secret: body.token, address: addressKey(ctx) })
    return undefined
  })

  route(router, resendConfirmationEndpoint, ['general', requireAccount], async ({ user, ctx }) => {
    await resendConfirmation(services, { asker: user, address: addressKey(ctx) })
    return undefined
  })

  route(router, updateProfileEndpoint, ['general', requireAccount], async ({ body, user }) => {
    return presentCurrentUser(await updateProfile(services, { ...body, user }))
  })

  route(router, pendingEmail, ['general', requireAccount], async ({ user }) => {
    const change = await EmailChangeRow.pendingOf(database, user.id, clock.now())
    return { email: change?.email ?? null }
  })

  route(router, dropPendingEmailEndpoint, ['general', requireAccount], async ({ user }) => {
    await dropPendingEmail(services, user)
    return undefined
  })

  listRoute(router, listUsers, ['general', requireAudit], async ({ query }) => {
    const page = await findUsers(database, query)
    return { ...page, items: page.items.map(presentManagedUser) }
  })

  route(
    router,
    setPremiumEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ body, params, user, ctx }) => {
      const change = { ...body, ...params, by: administrator(ctx, user) }
      return presentManagedUser(await setPremium(services, change))
    },
  )

  route(
    router,
    setAdminEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ body, params, user, ctx }) => {
      const change = { ...body, ...params, by: administrator(ctx, user) }
      return presentManagedUser(await setAdmin(services, change))
    },
  )

  route(
    router,
    setRightsEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ body, params, user, ctx }) => {
      const change = { ...body, ...params, by: administrator(ctx, user) }
      return presentManagedUser(await setRights(services, change))
    },
  )

  route(
    router,
    setMayAskNamesEndpoint,
    ['general', requireOwner, freshForPower],
    async ({ body, params, user, ctx }) => {
      const change = { ...body, ...params, by: administrator(ctx, user) }
      return presentManagedUser(await setMayAskNames(services, change))
    },
  )
}
