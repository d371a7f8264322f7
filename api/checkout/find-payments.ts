import type { PurchaseRow } from './purchase-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Services } from '#api/services.ts'
import type { Payment } from './payments.ts'

/**
 * Finds all payments of the order at the provider. Our rows may lack a payment, and a buyer may have paid
 * twice.
 */
export async function findPayments(
  { payments, database }: Services,
  { id: orderId, userId, stripePaymentIntentId: intentId }: PurchaseRow,
): Promise<Payment[]> {
  const user = await UserRow.everWithId(database, userId)
  const customerId = user?.stripeCustomerId ?? undefined
  const listed =
    customerId === undefined ? [] : await payments.listPayments({ orderId, customerId })
  const isListed = listed.some((payment) => payment.intentId === intentId)
  return intentId === null || isListed ? listed : [...listed, await payments.findPayment(intentId)]
}
