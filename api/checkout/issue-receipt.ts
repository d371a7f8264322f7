import type { Transaction } from 'objection'
import type { PurchaseRow } from './purchase-row.ts'
import type { Services } from '#api/services.ts'
import { formatReceiptNumber, taxIn } from '#contracts/checkout/receipts.ts'
import { ReceiptRow } from './receipt-row.ts'

/** Runs in the transaction that marks the purchase as paid. */
export async function issueReceipt(
  { env, clock }: Services,
  trx: Transaction,
  { id: purchaseId, productName, priceCents: cents, currency }: PurchaseRow,
): Promise<void> {
  const { seller, taxRateBp } = env
  const taxCents = taxIn(cents, taxRateBp)
  await ReceiptRow.issue(trx, {
    purchaseId,
    kind: 'receipt',
    issuedAt: clock.now(),
    snapshot: {
      seller,
      productName,
      cents,
      currency,
      taxRateBp,
      taxCents,
      receiptNumber: null,
    },
  })
}

/**
 * Issues a credit note about refunded money. If a refund failed and the money came back, issues a debit note.
 */
export async function issueNote(
  { env, clock }: Services,
  trx: Transaction,
  purchase: PurchaseRow,
): Promise<void> {
  const papers = await ReceiptRow.ofPurchases(trx, [purchase.id])
  const receipt = papers.find(({ kind }) => kind === 'receipt')
  if (!receipt) return
  const before = centsCredited(papers)
  const after = centsGone(purchase)
  if (before === after) return

  const { snapshot, series, number } = receipt
  const { taxRateBp } = snapshot
  await ReceiptRow.issue(trx, {
    purchaseId: purchase.id,
    kind: after > before ? 'credit-note' : 'debit-note',
    issuedAt: clock.now(),
    snapshot: {
      ...snapshot,
      seller: env.seller,
      cents: Math.abs(after - before),
      // The tax is the difference between two totals. The taxes of all notes therefore add up to the right
      // total.
      taxCents: Math.abs(taxIn(after, taxRateBp) - taxIn(before, taxRateBp)),
      receiptNumber: formatReceiptNumber(series, number),
    },
  })
}

/** Returns the refunded sum according to the credit and debit notes of a purchase. */
export function centsCredited(papers: readonly ReceiptRow[]): number {
  return sumNotes(papers, ({ snapshot }) => snapshot.cents)
}

/** Returns the refunded tax according to the credit and debit notes of a purchase. */
export function taxCredited(papers: readonly ReceiptRow[]): number {
  return sumNotes(papers, ({ snapshot }) => snapshot.taxCents)
}

/** Returns the sum that went back to the buyer. After a lost dispute, this is the whole price. */
export function centsGone({ refundedAt, refundedCents, priceCents }: PurchaseRow): number {
  return refundedAt ? priceCents : refundedCents
}

const SIGN = { receipt: 0, 'credit-note': 1, 'debit-note': -1 } as const

function sumNotes(papers: readonly ReceiptRow[], valueOf: (paper: ReceiptRow) => number): number {
  return papers.reduce((sum, paper) => sum + SIGN[paper.kind] * valueOf(paper), 0)
}
