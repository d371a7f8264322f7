import type { Knex } from 'knex'
import { findAccounts } from '#api/accounts/find-users.ts'
import { PurchaseRow } from './purchase-row.ts'
import { startingWith } from '#api/database/like.ts'
import { readPage } from '#api/http/read-page.ts'
import type { PurchaseQuery } from '#contracts/checkout/purchases.ts'
import { readForeignId } from '#contracts/text/copied-id.ts'

/** Returns one page of all purchases, the newest first. */
export async function findPurchases(trx: Knex, page: PurchaseQuery) {
  const { search, status, refundDue } = page
  const purchases = PurchaseRow.all(trx)
  if (status) void purchases.where({ status })
  if (refundDue) void purchases.whereNotNull('refundDueAt').whereNull('refundedAt')
  return readPage(trx, page, {
    matching: search
      ? [
          purchases.clone().whereRaw('user_id = any(?)', [await findAccounts(trx, search)]),
          purchases.where('stripePaymentIntentId', 'like', startingWith(readForeignId(search))),
        ]
      : [purchases],
    sort: { column: 'purchases.createdAt', kind: 'instant' },
    id: { column: 'purchases.id', kind: 'uuid' },
    order: 'desc',
    shown: PurchaseRow.withEmail(trx),
  })
}
