import * as z from 'zod/mini'
import { endpoint, Instant } from '#contracts/endpoint.ts'

/**
 * A `credit-note` takes back what a receipt says was paid, a part of it or all; a `debit-note` takes back
 * a credit note, whose money returned to us.
 */
export const RECEIPT_KINDS = ['receipt', 'credit-note', 'debit-note'] as const
export const ReceiptKind = z.enum(RECEIPT_KINDS)
export type ReceiptKind = z.infer<typeof ReceiptKind>

export const RECEIPT_TITLES: Readonly<Record<ReceiptKind, string>> = {
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'debit-note': 'Debit note',
}

/** The seller. */
export const Seller = z.object({
  name: z.string(),
  addressLines: z.array(z.string()),
  taxNumber: z.nullable(z.string()),
})
export type Seller = z.infer<typeof Seller>

/** As it was when it was issued, without the name of a buyer. */
export const ReceiptSnapshot = z.object({
  seller: Seller,
  productName: z.string(),
  cents: z.int().check(z.minimum(1)),
  currency: z.string(),
  /** Of the amount, which includes the tax, in hundredths of a percent. */
  taxRateBp: z.int(),
  taxCents: z.int(),
  /** The number of the receipt that a note belongs to. */
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

/** What was paid, as its buyer sees it. */
export const OwnPurchase = z.object({
  id: z.uuid(),
  productName: z.string(),
  cents: z.int(),
  currency: z.string(),
  completedAt: Instant,
  refundedCents: z.int(),
  /** The oldest first. */
  receipts: z.array(ReceiptLine),
})
export type OwnPurchase = z.infer<typeof OwnPurchase>

/** The caller's own, the newest first. */
export const listOwnPurchases = endpoint({
  method: 'GET',
  path: '/api/purchases',
  answer: z.array(OwnPurchase),
})

/** The caller's own, and any for owners; others are refused with `RECEIPT_NOT_FOUND`. */
export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receiptId',
  answer: Receipt,
})

/** The tax that an amount includes. */
export function taxIn(cents: number, rateBp: number): number {
  return Math.round((cents * rateBp) / (10_000 + rateBp))
}

const NUMBER_DIGITS = 6

/** Numbers have no gaps within their series, which is another one after a restore. */
export function formatReceiptNumber(series: string, number: number): string {
  return `${series}-${String(number).padStart(NUMBER_DIGITS, '0')}`
}
