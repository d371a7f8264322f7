import { PurchaseRow } from './purchase-row.ts'
import type { Doer } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import type { Services } from '#api/services.ts'

/** Exports all purchases. An audit entry names the person who exported them. */
export function exportPurchases({ database, clock }: Services, by: Doer) {
  return database.transaction(async (trx) => {
    await recordAudit(trx, { action: 'purchases_exported', by, at: clock.now() })
    return PurchaseRow.withEmail(trx).orderBy([
      { column: 'purchases.createdAt', order: 'desc' },
      { column: 'purchases.id', order: 'desc' },
    ])
  })
}
