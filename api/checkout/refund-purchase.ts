import { lockEver } from '#api/accounts/lock-holders.ts'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { failpoint } from '#api/failpoint.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { centsLeft, type RefundPurchase } from '#contracts/checkout/purchases.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { presentPurchase } from './present.ts'
import { RefundRow } from './refund-row.ts'
import { settlePayment } from './settle-payment.ts'

/** Long enough for the request that asked first to have its answer. */
const UNANSWERED_AFTER_MS = 60_000
const REFUNDS_PER_RUN = 50

/**
 * Stored before the provider hears of it, so that it is asked again where its answer was lost. While it
 * is away the refund waits; throws `REFUND_REFUSED` when it will not.
 */
export async function refundPurchase(
  services: Services,
  { purchaseId, by, ...asked }: RefundPurchase & { purchaseId: string; by: Doer },
): Promise<void> {
  const found = isUuid(purchaseId) && (await PurchaseRow.withId(services.database, purchaseId))
  if (!found) throw new ApiError('PURCHASE_NOT_FOUND')
  const refund = await askInside(services, found, { ...asked, by })
  failpoint('refund.after_asking')
  try {
    await sendRefund(services, refund)
  } catch (error) {
    if (!isOutage(error)) throw error
  }
}

/** Asks again for what the provider has not answered; answers how many of them it has answered now. */
export async function resendRefunds(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - UNANSWERED_AFTER_MS)
  const limit = REFUNDS_PER_RUN
  const refunds = await RefundRow.unanswered(services.database, { before, limit })
  for (const [at, refund] of refunds.entries()) {
    try {
      await sendRefund(services, refund)
    } catch (error) {
      const { id: refundId, purchaseId } = refund
      services.log.warn({ refundId, purchaseId, err: describeError(error) }, 'no refund')
      if (isOutage(error)) return at
    }
  }
  return refunds.length
}

async function askInside(
  { database, clock }: Services,
  { id, userId }: PurchaseRow,
  { cents, reason, by }: RefundPurchase & { by: Doer },
): Promise<RefundRow> {
  return database.transaction(async (trx) => {
    await lockEver(trx, userId)
    await PurchaseRow.lock(trx, id)
    const purchase = presentPurchase(await PurchaseRow.shown(trx, id))
    const { currency } = purchase
    // What the provider took and has not told of yet is left to it, which refuses it.
    const left = centsLeft(purchase)
    if (cents > left) throw tooMuch({ cents: left, currency })
    const at = clock.now()
    await recordAudit(trx, {
      action: 'purchase_refunded',
      by,
      at,
      subjectId: userId,
      purchaseId: id,
      details: { amount: formatPrice({ cents, currency }), reason },
    })
    return RefundRow.add(trx, { purchaseId: id, cents, askedAt: at })
  })
}

function tooMuch(left: Price): ApiError {
  if (left.cents === 0) return new ApiError('REFUND_TOO_MUCH')
  const message = `At most ${formatPrice(left)} can be given back.`
  return new ApiError('REFUND_TOO_MUCH', { message, fields: { cents: message } })
}

async function sendRefund(services: Services, refund: RefundRow): Promise<void> {
  const { database, payments } = services
  const { id: refundId, cents, purchaseId } = refund
  const purchase = await PurchaseRow.withId(database, purchaseId)
  const intentId = purchase?.stripePaymentIntentId
  if (!intentId) throw new Error('A refund of what nobody has paid.')
  try {
    await payments.refund({ refundId, intentId, cents })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await RefundRow.conclude(database, refundId, 'refused')
    throw new ApiError('REFUND_REFUSED')
  }
  await RefundRow.conclude(database, refundId, 'taken')
  // The purchase changes by what the provider says, as with every other payment.
  await settlePayment(services, await payments.findPayment(intentId))
}
