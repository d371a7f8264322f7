import { administrator, linkBearer } from '#api/audit/doer.ts'
import { ApiError } from '#api/http/errors.ts'
import { freshForPower, requireAccount, requireAudit, requireOwner } from '#api/http/guards.ts'
import { addressKey, type ApiRouter, route } from '#api/http/route.ts'
import { concern } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import { nameBrowser } from '#contracts/accounts/browser-name.ts'
import {
  countRecoveryCodes,
  enrolByLink as enrolByLinkEndpoint,
  enrolmentChallenge,
  makeRecoveryCodes as makeRecoveryCodesEndpoint,
  recover as recoverEndpoint,
  sendEnrolmentLink as sendEnrolmentLinkEndpoint,
} from '#contracts/accounts/enrolment.ts'
import {
  addPasskey as addPasskeyEndpoint,
  listPasskeys,
  passkeyChallenge,
  removePasskey as removePasskeyEndpoint,
  renamePasskey,
  signInByPasskey as signInByPasskeyEndpoint,
} from '#contracts/accounts/passkeys.ts'
import { requireAsker } from '#api/accounts/lock-asker.ts'
import { rememberBrowser } from '#api/accounts/sessions/known-browser.ts'
import { presentCurrentUser } from '#api/accounts/present.ts'
import { signIn } from '#api/accounts/sessions/sessions.ts'
import { addPasskey } from './add-passkey.ts'
import { answerChallenge } from './answer-challenge.ts'
import { challengeByLink, enrolByLink } from './enrol-by-link.ts'
import { PasskeyRow } from './passkey-row.ts'
import { presentPasskey } from './present.ts'
import { recover } from '#api/accounts/recovery/recover.ts'
import { RecoveryCodeRow } from '#api/accounts/recovery/recovery-code-row.ts'
import { makeRecoveryCodes } from '#api/accounts/recovery/recovery-codes.ts'
import { relyingPartyOf } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { sendEnrolmentLink } from './send-enrolment-link.ts'
import { signInByPasskey } from './sign-in.ts'

export function bindPasskeys(router: ApiRouter, services: Services): void {
  const { database, env } = services

  route(router, passkeyChallenge, ['general'], ({ body, user, ctx }) =>
    answerChallenge(services, { ...body, user, party: relyingPartyOf(ctx, env) }),
  )

  route(router, signInByPasskeyEndpoint, ['failures'], async ({ body: assertion, ctx }) => {
    const party = relyingPartyOf(ctx, env)
    const user = await signInByPasskey(services, { assertion, party, address: addressKey(ctx) })
    await signIn(ctx, user, { method: 'passkey', env })
    rememberBrowser(ctx, user, env.isProduction)
    return presentCurrentUser(user)
  })

  route(router, listPasskeys, ['general', requireAccount], async ({ user }) =>
    (await PasskeyRow.ofUser(database, user.id)).map(presentPasskey),
  )

  route(
    router,
    addPasskeyEndpoint,
    ['sensitive', requireAccount, freshForPower],
    async ({ body: made, user, ctx }) => {
      const party = relyingPartyOf(ctx, env)
      const name = nameBrowser(ctx.get('User-Agent'))
      return presentPasskey(await addPasskey(services, { made, user, party, name }))
    },
  )

  route(
    router,
    renamePasskey,
    ['sensitive', requireAccount, freshForPower],
    async ({ body: { name }, params: { passkeyId: id }, user }) => {
      const renamed = await database.transaction(async (trx) => {
        await requireAsker(trx, user)
        return PasskeyRow.rename(trx, { id, userId: user.id, name })
      })
      if (!renamed) throw new ApiError('PASSKEY_NOT_FOUND')
      return presentPasskey(renamed)
    },
  )

  route(
    router,
    removePasskeyEndpoint,
    ['sensitive', requireAccount, freshForPower],
    async ({ params, user }) => {
      await removePasskey(services, { ...params, user })
      return undefined
    },
  )

  route(router, enrolmentChallenge, ['secret'], ({ body, ctx }) =>
    challengeByLink(services, { ...body, party: relyingPartyOf(ctx, env) }),
  )

  route(router, enrolByLinkEndpoint, ['secret'], async ({ body, ctx }) => {
    const { passkey: made, ...shown } = body
    const enrolled = await enrolByLink(services, {
      ...shown,
      made,
      party: relyingPartyOf(ctx, env),
      name: nameBrowser(ctx.get('User-Agent')),
      by: (user) => linkBearer(ctx, user),
    })
    concern(ctx, enrolled.userId)
    return presentPasskey(enrolled)
  })

  route(
    router,
    sendEnrolmentLinkEndpoint,
    ['sensitive', requireOwner, freshForPower],
    async ({ params, user, ctx }) => {
      await sendEnrolmentLink(services, { ...params, by: administrator(ctx, user) })
      return undefined
    },
  )

  route(router, countRecoveryCodes, ['general', requireAudit], async ({ user }) => ({
    left: await RecoveryCodeRow.countLeft(database, user.id),
  }))

  route(
    router,
    makeRecoveryCodesEndpoint,
    ['sensitive', requireAudit, freshForPower],
    async ({ user }) => ({ codes: await makeRecoveryCodes(services, user) }),
  )

  route(router, recoverEndpoint, ['secret'], async ({ body, ctx }) => ({
    token: await recover(services, {
      ...body,
      by: (user) => {
        concern(ctx, user.id)
        return linkBearer(ctx, user)
      },
    }),
  }))
}
