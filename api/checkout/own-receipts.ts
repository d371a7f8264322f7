import { PurchaseRow } from './purchase-row.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { SignedInUser } from '#api/http/signed-in-user.ts'
import type { Services } from '#api/services.ts'
import {
  type OwnPurchase,
  type Receipt,
  formatReceiptNumber,
  type ReceiptLine,
} from '#contracts/checkout/receipts.ts'
import { hasRight } from '#contracts/accounts/rights.ts'
import { ReceiptRow } from './receipt-row.ts'

/** The newest purchase comes first. */
export async function findOwnPurchases(
  { database }: Services,
  { id }: SignedInUser,
): Promise<OwnPurchase[]> {
  const purchases = await PurchaseRow.paidBy(database, id)
  const papers = await ReceiptRow.ofPurchases(
    database,
    purchases.map((purchase) => purchase.id),
  )
  return purchases.toReversed().map((purchase) =>
    presentOwnPurchase(
      purchase,
      papers.filter(({ purchaseId }) => purchaseId === purchase.id),
    ),
  )
}

/**
 * Finds a receipt of the user. An administrator with the right `own` finds any receipt. For another user's
 * receipt, the error is the same as for a missing receipt.
 */
export async function findReceipt(
  { database }: Services,
  receiptId: string,
  user: SignedInUser,
): Promise<Receipt> {
  const receipt = isUuid(receiptId) && (await ReceiptRow.withId(database, receiptId))
  if (!receipt) throw new ApiError('RECEIPT_NOT_FOUND')
  const purchase = await PurchaseRow.withId(database, receipt.purchaseId)
  if (purchase?.userId !== user.id && !hasRight(user, 'own')) {
    throw new ApiError('RECEIPT_NOT_FOUND')
  }
  return presentReceipt(receipt)
}

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

function presentReceipt(row: ReceiptRow): Receipt {
  const { seller, productName, taxRateBp, taxCents, receiptNumber } = row.snapshot
  return { ...presentLine(row), seller, productName, taxRateBp, taxCents, receiptNumber }
}

function presentOwnPurchase(
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
