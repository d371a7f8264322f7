import type { Transaction } from 'objection'
import { mailLink } from '#api/accounts/recovery/account-links.ts'
import type { PurchaseRow } from './purchase-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { enqueueMail } from '#api/mail/outbox-row.ts'
import type { Services } from '#api/services.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { issueReceipt } from './issue-receipt.ts'

/**
 * Issues the receipt of a purchase that was just paid. Mails the receipt to the buyer if the account still
 * exists.
 */
export async function handReceipt(
  services: Services,
  trx: Transaction,
  purchase: PurchaseRow,
  user: UserRow | undefined,
): Promise<void> {
  await issueReceipt(services, trx, purchase)
  if (!user) return
  const { id: purchaseId, refundDueAt, productName, priceCents: cents, currency } = purchase
  const now = services.clock.now()
  await enqueueMail(
    trx,
    { userId: user.id, recipient: user.email, language: user.language, now },
    {
      template: refundDueAt ? 'paid-twice' : 'receipt',
      purchaseId,
      productName,
      price: formatPrice({ cents, currency }),
      paidOn: now.toISOString().slice(0, 10),
    },
  )
  if (user.isGuest) await mailLink(services, trx, user, { kind: 'claim', template: 'claim' })
}
