import { writeCsv } from '#contracts/text/csv.ts'
import { Purchase } from '#contracts/checkout/purchases.ts'

const COLUMNS = Object.keys(Purchase.shape) as (keyof Purchase)[]

export function writePurchasesCsv(purchases: readonly Purchase[]): string {
  const lines = purchases.map((purchase) => COLUMNS.map((column) => String(purchase[column] ?? '')))
  return writeCsv([COLUMNS, ...lines])
}
