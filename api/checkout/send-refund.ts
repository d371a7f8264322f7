import { SYSTEM } from '#api/audit/doer.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import { ApiError } from '#api/http/errors.ts'
import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'
import { findOrigin, recordRefund } from './ask-refund.ts'
import { isOutage, PaymentRefused } from './payments.ts'
import { isOfSecondPayment, RefundRow } from './refund-row.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * The age from which a refund without a response is sent again. At this age, the first request is certainly
 * over.
 */
const UNANSWERED_AFTER_MS = 60_000
const REFUNDS_PER_RUN = 50

/**
 * If the provider is not reachable, the refund waits for a job. Throws a `REFUND_REFUSED` when the provider
 * refuses the refund.
 */
export async function sendOrWait(services: Services, refund: RefundRow): Promise<void> {
  failpoint('refund.after_asking')
  try {
    await sendRefund(services, refund)
  } catch (error) {
    if (!isOutage(error)) throw error
  }
}

/** Stops when the provider is not reachable. Returns the number of handled refunds. */
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
  // The first payment was refunded meanwhile. The buyer now has the access through this payment.
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
  // Applies the payment's new state before the refund is concluded. If the process is killed in between, the
  // refund is sent again.
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
    await recordRefund(trx, refund, { action: `refund_${end}`, by: SYSTEM, at: clock.now() })
  })
}
