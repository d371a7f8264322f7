import { SYSTEM } from '#api/audit/doer.ts'
import { failpoint } from '#api/failpoint.ts'
import { ApiError } from '#api/http/errors.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { findOrigin, noteRefund } from './ask-refund.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { isOfSecondPayment, RefundRow } from './refund-row.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * How old an unanswered refund must be before it is sent again. After this time, the first request has
 * succeeded or failed.
 */
const UNANSWERED_AFTER_MS = 60_000
const REFUNDS_PER_RUN = 50

/**
 * Sends the refund. When the provider is not reachable, the refund waits. Throws a `REFUND_REFUSED` when the
 * provider refuses.
 */
export async function sendOrWait(services: Services, refund: RefundRow): Promise<void> {
  failpoint('refund.after_asking')
  try {
    await sendRefund(services, refund)
  } catch (error) {
    if (!isOutage(error)) throw error
  }
}

/** Sends waiting refunds again until the provider is not reachable. Returns how many refunds it sent. */
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
  // The first payment was refunded meanwhile, so this payment now gives the buyer access.
  if (purchase?.refundDueAt === null && isOfSecondPayment(refund, intentId)) {
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
  // First the payment is settled like any fetched payment. Then the refund is concluded. If the process is
  // killed in between, the refund is sent again.
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
