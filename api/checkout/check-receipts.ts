import type { Knex } from 'knex'
import { PurchaseRow } from './purchase-row.ts'
import { type Check, type Fault, readInPages } from '#api/database/check.ts'
import { formatReceiptNumber, ReceiptSnapshot, taxIn } from '#contracts/checkout/receipts.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { DAY_MS } from '#contracts/time.ts'
import { centsCredited, centsGone, taxCredited } from './issue-receipt.ts'
import { ReceiptRow } from './receipt-row.ts'
import { ReceiptSeriesRow } from './receipt-series-row.ts'

/**
 * Checks that each paid purchase has a receipt, that credit and debit notes match the refunds, and that no
 * receipt number is missing.
 */
export async function* checkReceipts({ database }: { database: Knex }): Check {
  yield* checkNumbers(database)
  // Leaves out the oldest purchases, because a job may already have deleted some of their rows.
  const since = new Date(Date.now() - (KEPT_DAYS.payment - 1) * DAY_MS)
  const paid = () =>
    PurchaseRow.query(database).where({ status: 'completed' }).where('completedAt', '>', since)
  for await (const page of readInPages(paid, 'id')) {
    const papers = await ReceiptRow.ofPurchases(
      database,
      page.map(({ id }) => id),
    )
    for (const purchase of page) {
      const own = papers.filter(({ purchaseId }) => purchaseId === purchase.id)
      for (const fault of findFaults(purchase, own)) {
        yield { subject: `Purchase ${purchase.id}`, fault }
      }
    }
  }
  return { checked: await ReceiptRow.query(database).resultSize() }
}

async function* checkNumbers(database: Knex): AsyncGenerator<Fault> {
  const { rows } = await database.raw<{ rows: { series: string; number: number }[] }>(`
    select series, number from (
      select series, number, lag(number) over (partition by series order by number) as previous
        from receipts) as numbered
     where number <> previous + 1
     order by 1, 2`)
  for (const { series, number } of rows) {
    const fault = 'the receipt with the number before is missing'
    yield { subject: `Receipt ${formatReceiptNumber(series, number)}`, fault }
  }
  const { series, lastNumber } = await ReceiptSeriesRow.read(database)
  const last = await ReceiptRow.query(database).where({ series }).orderBy('number', 'desc').first()
  // If there is no receipt in this series, all its receipts may have been deleted because of their age.
  if (last && last.number !== lastNumber) {
    const subject = `Receipt ${formatReceiptNumber(series, lastNumber)}`
    yield {
      subject,
      fault: 'it should be the last receipt, but the last receipt has another number',
    }
  }
}

function findFaults(purchase: PurchaseRow, papers: ReceiptRow[]): string[] {
  if (papers.some(({ snapshot }) => !ReceiptSnapshot.safeParse(snapshot).success)) {
    return ['its receipts cannot be read']
  }
  const receipt = papers.find(({ kind }) => kind === 'receipt')
  if (!receipt) return ['it is paid and has no receipt']
  const { priceCents, currency, productName } = purchase
  const { snapshot } = receipt
  const isAsPaid =
    snapshot.cents === priceCents &&
    papers.every((paper) => isAlike(paper.snapshot, { currency, productName }))
  const { taxRateBp } = snapshot
  const credited = centsCredited(papers)
  const isTaxRight =
    snapshot.taxCents === taxIn(priceCents, taxRateBp) &&
    taxCredited(papers) === taxIn(credited, taxRateBp)
  return [
    ...(isAsPaid ? [] : ['its receipts do not match the payment']),
    ...(isTaxRight ? [] : ['the tax on its receipts does not match the amounts']),
    ...(credited > priceCents ? ['its credit notes exceed the payment'] : []),
    ...(credited === centsGone(purchase) ? [] : ['its credit notes do not match the refunds']),
  ]
}

function isAlike(
  snapshot: ReceiptSnapshot,
  { currency, productName }: Pick<PurchaseRow, 'currency' | 'productName'>,
): boolean {
  return snapshot.currency === currency && snapshot.productName === productName
}
