import { because } from '#contracts/reason.ts'
import type { Transaction } from 'objection'
import { lockEver } from '#api/accounts/lock-holders.ts'
import { PurchaseRow } from './purchase-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { confirmEarlier } from '#api/database/confirm-earlier.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { centsLeft, type RefundPurchase } from '#contracts/checkout/purchases.ts'
import { presentPurchase } from './present.ts'
import { RefundRow } from './refund-row.ts'
import { askRefund } from './ask-refund.ts'
import { sendOrWait } from './send-refund.ts'

/**
 * If the provider is not reachable, a job sends the refund later. Throws a `REFUND_REFUSED` when the provider
 * refuses the refund.
 */
export async function refundPurchase(
  services: Services,
  { purchaseId, by, ...asked }: RefundPurchase & { purchaseId: string; by: Doer },
): Promise<void> {
  const found = isUuid(purchaseId) && (await PurchaseRow.withId(services.database, purchaseId))
  if (!found) throw new ApiError('PURCHASE_NOT_FOUND')
  const refund = await askInside(services, found, { ...asked, by })
  if (refund.state === 'asked') await sendOrWait(services, refund)
}

async function askInside(
  { database, clock }: Services,
  { id, userId }: PurchaseRow,
  { cents, reason, draftId, by }: RefundPurchase & { by: Doer },
): Promise<RefundRow> {
  return database.transaction(async (trx) => {
    await lockEver(trx, userId)
    await PurchaseRow.lock(trx, id)
    const earlier = draftId === undefined ? undefined : await RefundRow.withId(trx, draftId)
    if (earlier) return askedBefore(trx, earlier, { purchaseId: id, cents })
    const purchase = presentPurchase(await PurchaseRow.shown(trx, id))
    // This number does not include a refund that the provider has made but not reported yet. In this case,
    // the provider refuses a sum that is too high.
    const left = centsLeft(purchase)
    if (cents > left) throw tooMuch({ cents: left, currency: purchase.currency })
    const asked = { purchaseId: id, cents, askedAt: clock.now() }
    return askRefund(trx, { ...asked, ...(draftId && { id: draftId }) }, { by, reason })
  })
}

/** Returns the refund that the same form has already requested. The first response may have been lost. */
async function askedBefore(
  trx: Transaction,
  earlier: RefundRow,
  asked: Pick<RefundRow, 'purchaseId' | 'cents'>,
): Promise<RefundRow> {
  if (earlier.purchaseId !== asked.purchaseId || earlier.cents !== asked.cents) {
    throw new ApiError('INVALID_INPUT', { fields: { draftId: because('DRAFT_OF_OTHER_REFUND') } })
  }
  if (earlier.state === 'refused') throw new ApiError('REFUND_REFUSED')
  await confirmEarlier(trx)
  return earlier
}

function tooMuch(left: Price): ApiError {
  if (left.cents === 0) return new ApiError('REFUND_TOO_MUCH')
  const reason = because('REFUNDABLE', { amount: formatPrice(left) })
  return new ApiError('REFUND_TOO_MUCH', { reason, input: 'cents' })
}
