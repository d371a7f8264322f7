import { PurchaseRow } from './purchase-row.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { DAY_MS } from '#contracts/time.ts'
import { findPayments } from './find-payments.ts'
import { isOutage } from './payments.ts'
import { settlePayment } from './settle-payment.ts'

const UNREPORTED_AFTER_MS = 5 * 60_000
const ORDERS_PER_RUN = 50

/**
 * The number of days for which we check an order at the provider. Within these days, a buyer can still pay an
 * open order, and a bank can still take back a payment.
 */
const WATCHED_DAYS = { open: 30, paid: 120 } as const

/**
 * Checks orders at the provider. Checks open orders, because a report can be lost. Checks paid orders,
 * because a buyer may have paid twice, and a payment can be refunded or disputed. Returns the number of
 * checked orders. If the provider is not reachable or the process ends, the next run checks the remaining
 * orders.
 */
export async function reconcile(services: Services, ending?: AbortSignal): Promise<number> {
  const open = await takeUnasked(services, 'open')
  const paid = await takeUnasked(services, 'paid')
  const orders = [...open, ...paid]
  const leaveFrom = async (at: number) => {
    const rest = orders.slice(at).map(({ id }) => id)
    await PurchaseRow.leaveUnasked(services.database, rest)
    return at
  }
  for (const [at, order] of orders.entries()) {
    if (ending?.aborted) return leaveFrom(at)
    try {
      await reconcileOne(services, order)
    } catch (error) {
      services.log.warn({ orderId: order.id, err: describeError(error) }, 'order not reconciled')
      if (isOutage(error)) return leaveFrom(at)
    }
  }
  return orders.length
}

function takeUnasked({ database, clock }: Services, kind: keyof typeof WATCHED_DAYS) {
  const now = clock.now()
  return PurchaseRow.takeUnasked(database, kind, {
    olderThan: new Date(now.getTime() - UNREPORTED_AFTER_MS),
    youngerThan: new Date(now.getTime() - WATCHED_DAYS[kind] * DAY_MS),
    now,
    limit: ORDERS_PER_RUN,
  })
}

async function reconcileOne(services: Services, order: PurchaseRow): Promise<void> {
  for (const payment of await findPayments(services, order)) await settlePayment(services, payment)
}
