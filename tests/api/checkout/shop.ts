import { expect } from 'vitest'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { type Buyer, deliverAll, startPaidBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const ANY_DATE = expect.any(Date) as Date

/**
 * The stored values of a purchase. `DISPUTED`: its dispute is open. `LOST`: its dispute is lost.
 */
export const DISPUTED = { refundedAt: null, refundReason: null, disputedAt: ANY_DATE }
export const LOST = { refundedAt: ANY_DATE, refundReason: 'dispute', disputedAt: ANY_DATE }

export interface Shop {
  stripe: StripeDouble
  app: TestApp
  admin: HttpClient
  startPaid(): Promise<Buyer>
  /**
   * Delivers all pending reports of the provider to the server. Returns the HTTP statuses of the
   * answers.
   */
  deliver(): Promise<number[]>
  stored(buyer: Buyer): Promise<PurchaseRow>
  reconcileAfter(milliseconds: number): Promise<void>
  /** Removes all pending reports and faults. */
  reset(): void
}

/** Starts the product with a double of the payment provider. */
export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const stripe = await startStripeDouble()
  const app = await startTestApp({ env: { ...stripe.env, ...env } })
  return {
    stripe,
    app,
    admin: await app.signIn(await app.buildAdmin()),
    startPaid: () => startPaidBuyer(app, stripe),
    deliver: () => deliverAll(app, stripe),
    stored: async ({ orderId }) =>
      PurchaseRow.query(app.services.database).findById(orderId).throwIfNotFound(),
    reconcileAfter: async (milliseconds) => {
      app.clock.advance(milliseconds)
      while ((await reconcile(app.services)) > 0);
    },
    reset: () => {
      stripe.events.length = 0
      stripe.faults = []
      stripe.isAway = false
    },
  }
}
