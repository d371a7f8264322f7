import * as z from 'zod/mini'
import { endpoint, Instant } from '#contracts/endpoint.ts'

/**
 * A `credit-note` cancels a receipt, in part or in full. A `debit-note` cancels a credit note,
 * because the refunded money came back to the seller.
 */
const RECEIPT_KINDS = ['receipt', 'credit-note', 'debit-note'] as const
export const ReceiptKind = z.enum(RECEIPT_KINDS)
export type ReceiptKind = z.infer<typeof ReceiptKind>

export const RECEIPT_TITLES: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
}

const Seller = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  taxNumber: z.nullable(z.string()),
})
type Seller = z.infer<typeof Seller>

/** The content of a receipt on the day of issue, without the name of the buyer. */
export const ReceiptSnapshot = z.object({
  seller: Seller,
  productName: z.string(),
  cents: z.int().check(z.minimum(1)),
  currency: z.string(),
  /** The tax rate in hundredths of a percent. The amount includes the tax. */
  taxRateBp: z.int(),
  taxCents: z.int(),
  /** The number of the receipt that a note changes. Null for a receipt. */
  receiptNumber: z.nullable(z.string()),
})
export type ReceiptSnapshot = z.infer<typeof ReceiptSnapshot>

export const ReceiptLine = z.object({
  id: z.uuid(),
  number: z.string(),
  kind: ReceiptKind,
  issuedAt: Instant,
  cents: z.int(),
  currency: z.string(),
})
export type ReceiptLine = z.infer<typeof ReceiptLine>

export const Receipt = z.extend(ReceiptSnapshot, ReceiptLine.shape)
export type Receipt = z.infer<typeof Receipt>

/** A purchase, as its buyer sees it. */
export const OwnPurchase = z.object({
  id: z.uuid(),
  productName: z.string(),
  cents: z.int(),
  currency: z.string(),
  completedAt: Instant,
  refundedCents: z.int(),
  /** The oldest receipt is first. */
  receipts: z.array(ReceiptLine),
})
export type OwnPurchase = z.infer<typeof OwnPurchase>

/** The newest is first. */
export const listOwnPurchases = endpoint({
  method: 'GET',
  path: '/api/purchases',
  answer: z.array(OwnPurchase),
})

/**
 * An owner can read any receipt. Another caller can read only their own receipts, and otherwise
 * gets `RECEIPT_NOT_FOUND`.
 */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receiptId',
  answer: Receipt,
})

/** Returns the tax that is included in an amount. */
export function taxIn(cents: number, rateBp: number): number {
  return Math.round((cents * rateBp) / (10_000 + rateBp))
}

const NUMBER_DIGITS = 6

/**
 * Returns the number of a receipt for people to read: `A-000012`. The numbers of one series have no
 * gaps. A restore of the database starts a new series.
 */
export function formatReceiptNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}
