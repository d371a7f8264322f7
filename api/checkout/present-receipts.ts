import type { PurchaseRow } from '#api/checkout/purchase-row.ts'
import {
  formatReceiptNumber,
  type OwnPurchase,
  type Receipt,
  type ReceiptLine,
} from '#contracts/checkout/receipts.ts'
import type { ReceiptRow } from './receipt-row.ts'

function presentLine({ id, series, number, kind, issuedAt, snapshot }: ReceiptRow): ReceiptLine {
  return {
    id,
    number: formatReceiptNumber(series, number),
    kind,
    issuedAt: issuedAt.toISOString(),
    cents: snapshot.cents,
    currency: snapshot.currency,
  }
}

export function presentReceipt(row: ReceiptRow): Receipt {
  const { seller, productName, taxRateBp, taxCents, receiptNumber } = row.snapshot
  return { ...presentLine(row), seller, productName, taxRateBp, taxCents, receiptNumber }
}

export function presentOwnPurchase(
  { id, productName, priceCents, currency, completedAt, createdAt, refundedCents }: PurchaseRow,
  papers: ReceiptRow[],
): OwnPurchase {
  return {
    id,
    productName,
    cents: priceCents,
    currency,
    completedAt: (completedAt ?? createdAt).toISOString(),
    refundedCents,
    receipts: papers.map(presentLine),
  }
}
