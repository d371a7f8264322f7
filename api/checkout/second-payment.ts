import type { Knex } from 'knex'
import { toEmailKey } from '#api/accounts/addresses/account-key.ts'
import { PurchaseRow } from './purchase-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { SYSTEM } from '#api/audit/doer.ts'
import { askRefund } from './ask-refund.ts'
import type { Payment } from './payments.ts'
import { RefundRow, secondPaymentRefundId } from './refund-row.ts'

/**
 * Finds the valid purchase of an account or guest with this address. A later payment for the address is a second
 * payment. The price: a guest who pays for another person's address that has access gets the money back.
 */
export async function findFirst(
  trx: Knex,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<PurchaseRow | undefined> {
  return PurchaseRow.inForceAt(trx, { userId, emailKey: toEmailKey(email) })
}

/**
 * Refunds the second payment in full. Does nothing when a part of either payment was refunded or disputed,
 * because an administrator must then decide.
 */
export async function giveSecondBack(
  trx: Knex,
  { first, second, payment }: { first: PurchaseRow; second: PurchaseRow; payment: Payment },
): Promise<void> {
  const { refundedCents, dispute } = payment.reversal ?? { refundedCents: 0, dispute: 'none' }
  const isWhole = refundedCents === 0 && dispute === 'none'
  const isUnbroken = first.refundedCents === 0 && first.disputedAt === null
  if (!isWhole || !isUnbroken || (await RefundRow.isAskedOf(trx, first.id))) return
  const { id: purchaseId, priceCents: cents, completedAt } = second
  const id = secondPaymentRefundId(payment.intentId)
  const refund = { id, purchaseId, cents, askedAt: completedAt ?? new Date() }
  await askRefund(trx, refund, { by: SYSTEM, reason: 'Paid twice.' })
}
