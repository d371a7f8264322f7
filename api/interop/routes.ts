import type { Context } from 'koa'
import { freshForPower, requireAccount } from '#api/http/guards.ts'
import { type ApiRouter, listRoute, openRoute, route } from '#api/http/route.ts'
import type { LimitClass } from '#api/http/limits.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { Method } from '#contracts/endpoint.ts'
import {
  CREDENTIAL_PATH,
  CRL_PATH,
  ISSUER_METADATA_PATH,
  NONCE_PATH,
  NOTIFICATION_PATH,
  OFFERS_PATH,
  PAR_PATH,
  REQUESTS_PATH,
  SERVER_METADATA_PATH,
  STATUS_PATH,
  TOKEN_PATH,
  VISA_TYPE_PATH,
} from '#contracts/interop/addresses.ts'
import {
  consentToWallet,
  declineWallet,
  endWallet as endWalletEndpoint,
  listWallets,
  offerCredential,
  readWalletRequest,
} from '#contracts/interop/calls.ts'
import {
  answerRequest,
  askWallet as askWalletEndpoint,
  listRequests,
  readRequest as readRequestEndpoint,
  showAnswer as showAnswerEndpoint,
} from '#contracts/interop/requests.ts'
import type { VerificationService } from '#api/verification/verify.ts'
import { takeBrowserAnswer } from './answers/take-browser-answer.ts'
import { takeResponse } from './answers/take-response.ts'
import { consent, decline, readRequest } from './authorize/decide-request.ts'
import { pushRequest } from './authorize/push-request.ts'
import { issueToWallet } from './credential/issue-to-wallet.ts'
import { makeNonce } from './credential/nonce.ts'
import { describeIssuer, describeServer } from './metadata.ts'
import { takeNotification } from './take-notification.ts'
import { answerOAuthErrors } from './oauth-error.ts'
import { makeOffer } from './offers/make-offer.ts'
import { readOffer } from './offers/read-offer.ts'
import { askWallet } from './requests/ask-wallet.ts'
import { handObject } from './requests/hand-object.ts'
import { presentRequest } from './requests/present.ts'
import { findOwnRequests, requireOwnRequest } from './requests/read-requests.ts'
import { showAnswer } from './requests/show-answer.ts'
import { REQUEST_OBJECT_TYP } from './requests/request-object.ts'
import { answerList, listAddresses } from './status/read-list.ts'
import { grantTokens } from './token/grant-tokens.ts'
import { visaTypeDocument } from './visa-type-document.ts'
import { endWallet } from './wallets/end-wallet.ts'
import { listOwnWallets } from './wallets/list-wallets.ts'
import { presentWallet } from './wallets/present.ts'

const HOUR = 'public, max-age=3600'
const YEAR = 'public, max-age=31536000, immutable'

/**
 * Binds the routes for other wallets, and the routes with which holders manage their wallets.
 * Decision: `docs/decisions/30-interop-is-own-code.md`.
 */
export function bindInterop(
  router: ApiRouter,
  services: Services,
  verification: VerificationService,
): void {
  bindDocuments(router, services)
  bindProtocol(router, services)
  bindHolders(router, services)
  bindRequests(router, services, verification)
}

/** Binds the public documents, which are the same for everybody. */
function bindDocuments(router: ApiRouter, services: Services): void {
  const { env, publicOrigin, certificates } = services

  read(router, ISSUER_METADATA_PATH, (ctx) => {
    ctx.set('Cache-Control', HOUR)
    answerJson(ctx, describeIssuer(publicOrigin()))
  })
  read(router, SERVER_METADATA_PATH, (ctx) => {
    ctx.set('Cache-Control', HOUR)
    answerJson(ctx, describeServer(publicOrigin(), env))
  })
  read(router, VISA_TYPE_PATH, (ctx) => {
    ctx.set('Cache-Control', YEAR)
    ctx.type = 'application/json'
    ctx.body = visaTypeDocument(publicOrigin())
  })
  read(router, CRL_PATH, async (ctx) => {
    const list = await certificates.revocationList()
    if (!list) throw new ApiError('NOT_FOUND')
    ctx.set('Cache-Control', HOUR)
    ctx.set('Content-Type', 'application/pkix-crl')
    ctx.body = list
  })
  read(router, STATUS_PATH, async (ctx) => answerJson(ctx, await listAddresses(services)))
  read(router, `${STATUS_PATH}/:list`, (ctx, { list = '' }) => answerList(services, ctx, list))
}

function bindProtocol(router: ApiRouter, services: Services): void {
  call(router, 'GET', `${OFFERS_PATH}/:id`, async (ctx, { id = '' }) => {
    answerJson(ctx, await readOffer(services, id))
  })
  call(router, 'POST', PAR_PATH, async (ctx) => {
    answerJson(ctx, await pushRequest(services, ctx))
    ctx.status = 201
  })
  call(router, 'POST', TOKEN_PATH, async (ctx) => {
    answerJson(ctx, await grantTokens(services, ctx))
  })
  call(router, 'POST', NONCE_PATH, (ctx) => {
    answerJson(ctx, { c_nonce: makeNonce(services) })
  })
  call(router, 'POST', CREDENTIAL_PATH, async (ctx) => {
    answerJson(ctx, await issueToWallet(services, ctx))
  })
  call(router, 'POST', NOTIFICATION_PATH, async (ctx) => {
    await takeNotification(services, ctx)
    ctx.status = 204
  })
}

function bindHolders(router: ApiRouter, services: Services): void {
  route(router, offerCredential, ['general', requireAccount, freshForPower], ({ params, user }) =>
    makeOffer(services, { ...params, user }),
  )

  route(router, listWallets, ['general', requireAccount], async ({ user }) =>
    (await listOwnWallets(services, user.id)).map(presentWallet),
  )

  route(
    router,
    endWalletEndpoint,
    ['act', requireAccount, freshForPower],
    async ({ params, user }) => {
      await endWallet(services, { ...params, user })
      return undefined
    },
  )

  route(router, readWalletRequest, ['general', requireAccount], ({ body }) =>
    readRequest(services, body),
  )

  route(
    router,
    consentToWallet,
    ['general', requireAccount, freshForPower],
    async ({ body, user }) => ({ location: await consent(services, { ...body, user }) }),
  )

  route(router, declineWallet, ['general', requireAccount], async ({ body }) => ({
    location: await decline(services, body),
  }))
}

/**
 * Binds the routes for our requests to wallets. The first routes are for wallets. The other routes are for
 * the asking user.
 */
function bindRequests(
  router: ApiRouter,
  services: Services,
  verification: VerificationService,
): void {
  for (const method of ['GET', 'POST'] as const) {
    call(router, method, `${REQUESTS_PATH}/:id/object`, async (ctx, { id = '' }) => {
      ctx.body = await handObject(services, ctx, id)
      ctx.type = `application/${REQUEST_OBJECT_TYP}`
    })
  }
  call(router, 'POST', `${REQUESTS_PATH}/:id/response`, async (ctx, { id = '' }) => {
    answerJson(ctx, await takeResponse(services, verification, { ctx, id }))
  })

  route(router, askWalletEndpoint, ['verification', requireAccount], ({ body, user }) =>
    askWallet(services, { ...body, user }),
  )

  listRoute(router, listRequests, ['general', requireAccount], async ({ query, user }) => {
    const page = await findOwnRequests(services, { ...query, userId: user.id })
    return { ...page, items: page.items.map((row) => presentRequest(services, row, user)) }
  })

  route(router, readRequestEndpoint, ['general', requireAccount], async ({ params, user }) =>
    presentRequest(
      services,
      await requireOwnRequest(services, { ...params, userId: user.id }),
      user,
    ),
  )

  route(router, showAnswerEndpoint, ['general', requireAccount], async ({ body, params, user }) =>
    presentRequest(services, await showAnswer(services, { ...body, ...params, user }), user),
  )

  route(router, answerRequest, ['general', requireAccount], async ({ body, params, user, ctx }) => {
    const brought = { ...body, ...params, user, ctx }
    return presentRequest(services, await takeBrowserAnswer(services, verification, brought), user)
  })
}

type Handle = (ctx: Context, params: Record<string, string>) => Promise<void> | void

function read(router: ApiRouter, path: string, handle: Handle): void {
  bindOpen(router, { method: 'GET', path }, 'none', handle)
}

function call(router: ApiRouter, method: Method, path: string, handle: Handle): void {
  bindOpen(router, { method, path }, 'others', handle)
}

function bindOpen(
  router: ApiRouter,
  address: { method: Method; path: string },
  limit: LimitClass,
  handle: Handle,
): void {
  openRoute(router, address, limit, async (ctx, params) => {
    await answerOAuthErrors(ctx, async () => handle(ctx, params))
  })
}

function answerJson(ctx: Context, value: object): void {
  ctx.type = 'application/json'
  ctx.body = JSON.stringify(value)
}
