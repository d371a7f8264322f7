import type { Knex } from 'knex'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import { type Doer, SYSTEM } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { failpoint } from '#api/failpoint.ts'
import { ApiError } from '#api/http/errors.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { RefundRow, refundIdOf } from './refund-row.ts'
import { settlePayment } from './settle-payment.ts'
import { StrayPaymentRow } from './stray-payment-row.ts'

/** Long enough for the request that asked first to have its answer. */
const UNANSWERED_AFTER_MS = 60_000
const REFUNDS_PER_RUN = 50

/** Where the money came from, and whose purchase it is, if it is one. */
interface Origin {
  intentId: string
  currency: string
  purchase?: PurchaseRow
}

/**
 * Stored before the provider hears of it, so that it is asked again where its answer was lost: the
 * entry says that it was asked, and another one what the provider answered.
 */
export async function askRefund(
  trx: Knex,
  refund: Parameters<typeof RefundRow.add>[1],
  { by, reason }: { by: Doer; reason: string },
): Promise<RefundRow> {
  const asked = await RefundRow.add(trx, refund)
  await noteRefund(trx, asked, { action: 'refund_asked', by, at: asked.askedAt, reason })
  return asked
}

/** While the provider is away the refund waits; throws `REFUND_REFUSED` when it will not. */
export async function sendOrWait(services: Services, refund: RefundRow): Promise<void> {
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
      services.log.warn({ refundId: refund.id, err: describeError(error) }, 'no refund')
      if (isOutage(error)) return at
    }
  }
  return refunds.length
}

async function sendRefund(services: Services, refund: RefundRow): Promise<void> {
  const { database, payments } = services
  const { id: refundId, cents } = refund
  const { intentId, purchase } = await findOrigin(database, refund)
  // The first payment went back meanwhile, so this one is no second one any more.
  if (purchase?.refundDueAt === null && refundId === refundIdOf(intentId)) {
    await conclude(services, refund, 'withdrawn')
    return
  }
  try {
    await payments.refund({ refundId, intentId, cents })
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await conclude(services, refund, 'refused')
    throw new ApiError('REFUND_REFUSED')
  }
  // The payment changes by what the provider says, as at every other time. Before the refund is concluded, so that
  // it is asked for again after a kill in between.
  await settlePayment(services, await payments.findPayment(intentId))
  await conclude(services, refund, 'taken')
}

async function conclude(
  { database, clock }: Services,
  refund: RefundRow,
  end: 'taken' | 'refused' | 'withdrawn',
): Promise<void> {
  await database.transaction(async (trx) => {
    const state = end === 'taken' ? end : 'refused'
    if (!(await RefundRow.conclude(trx, refund.id, state))) return
    await noteRefund(trx, refund, { action: `refund_${end}`, by: SYSTEM, at: clock.now() })
  })
}

interface Noted {
  action: 'refund_asked' | 'refund_taken' | 'refund_refused' | 'refund_withdrawn'
  by: Doer
  at: Date
  reason?: string
}

async function noteRefund(trx: Knex, refund: RefundRow, { reason, ...deed }: Noted): Promise<void> {
  const { intentId, currency, purchase } = await findOrigin(trx, refund)
  const amount = formatPrice({ cents: refund.cents, currency })
  await recordAudit(trx, {
    ...deed,
    ...(purchase && { subjectId: purchase.userId, purchaseId: purchase.id }),
    details: { amount, payment: intentId, ...(reason !== undefined && { reason }) },
  })
}

async function findOrigin(trx: Knex, { purchaseId, strayId }: RefundRow): Promise<Origin> {
  if (strayId !== null) {
    const { stripePaymentIntentId: intentId, currency } = await StrayPaymentRow.require(
      trx,
      strayId,
    )
    return { intentId, currency }
  }
  const purchase = purchaseId === null ? undefined : await PurchaseRow.withId(trx, purchaseId)
  const intentId = purchase?.stripePaymentIntentId
  if (!purchase || !intentId) throw new Error('A refund of what nobody has paid.')
  return { intentId, currency: purchase.currency, purchase }
}
