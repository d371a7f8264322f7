import { PurchaseRow } from './purchase-row.ts'
import { signIn } from '#api/accounts/sessions/sessions.ts'
import { administrator } from '#api/audit/doer.ts'
import { freshForPower, requireAudit, requireOwner, requireUser } from '#api/http/guards.ts'
import { languageOf } from '#api/http/language-of.ts'
import { readRawBody } from '#api/http/read-body.ts'
import {
  addressKey,
  type ApiRouter,
  listRoute,
  rawRoute,
  route,
  uploadRoute,
} from '#api/http/route.ts'
import type { Services } from '#api/services.ts'
import {
  answerSandboxChallenge,
  confirmSandboxPayment,
  createGuestUser,
  createPaymentIntent,
  currentOrder,
  reverseSandboxPayment,
  STRIPE_WEBHOOK,
} from '#contracts/checkout/checkout.ts'
import { readGuideSale } from '#contracts/checkout/guide-sale.ts'
import {
  listPurchases,
  Purchase,
  PURCHASES_CSV,
  refundPurchase as refundPurchaseEndpoint,
} from '#contracts/checkout/purchases.ts'
import { getReceipt, listOwnPurchases } from '#contracts/checkout/receipts.ts'
import {
  acceptUnmatchedPayment,
  dismissUnmatchedPayment,
  listUnmatchedPayments,
  returnUnmatchedPayment,
} from '#contracts/checkout/unmatched-payments.ts'
import { writeRecordsCsv } from '#contracts/text/csv.ts'
import { createGuest } from './create-guest.ts'
import { findCurrentOrder } from './current-order.ts'
import { acceptPayment, dismissPayment, returnPayment } from './decide-unmatched-payment.ts'
import { exportPurchases } from './export-purchases.ts'
import { findGuideSale } from './guide-sale.ts'
import { findPurchases } from './find-purchases.ts'
import { openPayment } from './open-payment.ts'
import { isSandbox } from './open-payments.ts'
import { findOwnPurchases, findReceipt } from './own-receipts.ts'
import { presentPurchase, presentUnmatchedPayment } from './present.ts'
import { receiveEvent } from './receive-event.ts'
import { refundPurchase } from './refund-purchase.ts'
import { answerChallenge, confirmCard, reversePayment } from './sandbox-card.ts'
import { UnmatchedPaymentRow } from './unmatched-payment-row.ts'

const PURCHASE_COLUMNS = Object.keys(Purchase.shape) as (keyof Purchase)[]

export function bindCheckout(router: ApiRouter, services: Services): void {
  const { database, payments } = services

  route(router, readGuideSale, ['general'], () => findGuideSale(services))

  route(router, createGuestUser, ['sensitiveFromAddress'], async ({ body, user, ctx }) => {
    const asked = { ...body, address: addressKey(ctx), language: languageOf(ctx) }
    const { buyer, newGuest } = await createGuest(services, { ...asked, user })
    if (newGuest) await signIn(ctx, newGuest, { method: 'checkout', env: services.env })
    return buyer
  })

  route(router, createPaymentIntent, ['failures', requireUser], ({ body, user, ctx }) =>
    openPayment(services, { ...body, user, address: addressKey(ctx) }),
  )

  route(router, currentOrder, ['general'], ({ user }) => findCurrentOrder(services, user))

  route(router, listOwnPurchases, ['general', requireUser], ({ user }) =>
    findOwnPurchases(services, user),
  )

  route(router, getReceipt, ['general', requireUser], ({ params, user }) =>
    findReceipt(services, params.receiptId, user),
  )

  // The provider's signature covers the bytes of the body before they are parsed.
  uploadRoute(router, STRIPE_WEBHOOK, ['none'], readRawBody, async (ctx, _user, rawBody) => {
    await receiveEvent(services, { rawBody, signature: ctx.get('Stripe-Signature') })
    ctx.body = { received: true }
  })

  listRoute(router, listPurchases, ['general', requireAudit], async ({ query }) => {
    const page = await findPurchases(database, query)
    return { ...page, items: page.items.map(presentPurchase) }
  })

  rawRoute(router, PURCHASES_CSV, ['general', requireAudit, freshForPower], async (ctx, user) => {
    const purchases = await exportPurchases(services, administrator(ctx, user))
    ctx.type = 'text/csv; charset=utf-8'
    ctx.set('Content-Disposition', 'attachment; filename="purchases.csv"')
    ctx.body = writeRecordsCsv(PURCHASE_COLUMNS, purchases.map(presentPurchase))
  })

  route(
    router,
    refundPurchaseEndpoint,
    ['sensitive', requireOwner, freshForPower],
    async ({ body, params: { purchaseId }, user, ctx }) => {
      await refundPurchase(services, { ...body, purchaseId, by: administrator(ctx, user) })
      return presentPurchase(await PurchaseRow.shown(database, purchaseId))
    },
  )

  listRoute(router, listUnmatchedPayments, ['general', requireOwner], async ({ query }) => {
    const page = await UnmatchedPaymentRow.page(database, query)
    return { ...page, items: page.items.map(presentUnmatchedPayment) }
  })

  const decisions = [
    [returnUnmatchedPayment, returnPayment],
    [dismissUnmatchedPayment, dismissPayment],
  ] as const
  for (const [endpoint, decide] of decisions) {
    route(
      router,
      endpoint,
      ['sensitive', requireOwner, freshForPower],
      async ({ body, params: { unmatchedPaymentId }, user, ctx }) => {
        await decide(services, { ...body, unmatchedPaymentId, by: administrator(ctx, user) })
        return presentUnmatchedPayment(
          await UnmatchedPaymentRow.shown(database, unmatchedPaymentId),
        )
      },
    )
  }

  route(
    router,
    acceptUnmatchedPayment,
    ['sensitive', requireOwner, freshForPower],
    async ({ body, params: { unmatchedPaymentId }, user, ctx }) => {
      await acceptPayment(services, {
        ...body,
        unmatchedPaymentId,
        by: administrator(ctx, user),
      })
      return presentUnmatchedPayment(await UnmatchedPaymentRow.shown(database, unmatchedPaymentId))
    },
  )

  if (!isSandbox(payments)) return
  route(router, confirmSandboxPayment, ['general'], ({ body }) =>
    confirmCard(services, payments, body),
  )
  route(router, answerSandboxChallenge, ['general'], ({ body }) =>
    answerChallenge(services, payments, body),
  )
  route(router, reverseSandboxPayment, ['general'], ({ body }) =>
    reversePayment(services, payments, body),
  )
}
