import { lockEver } from '#api/accounts/lock-holders.ts'
import { PurchaseRow } from '#api/accounts/purchase-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { centsLeft, type RefundPurchase } from '#contracts/checkout/purchases.ts'
import { presentPurchase } from './present.ts'
import type { RefundRow } from './refund-row.ts'
import { askRefund } from './ask-refund.ts'
import { sendOrWait } from './send-refund.ts'

/** While the provider is away the refund waits; throws `REFUND_REFUSED` when it will not. */
export async function refundPurchase(
  services: Services,
  { purchaseId, by, ...asked }: RefundPurchase & { purchaseId: string; by: Doer },
): Promise<void> {
  const found = isUuid(purchaseId) && (await PurchaseRow.withId(services.database, purchaseId))
  if (!found) throw new ApiError('PURCHASE_NOT_FOUND')
  await sendOrWait(services, await askInside(services, found, { ...asked, by }))
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
    // What the provider took and has not told of yet is left to it, which refuses it.
    const left = centsLeft(purchase)
    if (cents > left) throw tooMuch({ cents: left, currency: purchase.currency })
    return askRefund(trx, { purchaseId: id, cents, askedAt: clock.now() }, { by, reason })
  })
}

function tooMuch(left: Price): ApiError {
  if (left.cents === 0) return new ApiError('REFUND_TOO_MUCH')
  const message = `At most ${formatPrice(left)} can be given back.`
  return new ApiError('REFUND_TOO_MUCH', { message, fields: { cents: message } })
}
