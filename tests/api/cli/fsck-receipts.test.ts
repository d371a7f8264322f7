import { describe, expect, test } from 'vitest'
import { run, startCheckedApp, type Damage } from './checked-app.ts'

const fsck = await startCheckedApp()

describe('a fault is named', () => {
  test.each<[what: string, damage: Damage, fault: string]>([
    [
      'a receipt whose number was left out',
      run(
        `UPDATE receipts SET number = 3 WHERE number = 2`,
        `UPDATE receipt_series SET last_number = 3`,
      ),
      'Receipt 1-000003: the receipt with the number before is missing',
    ],
    [
      'a receipt that is gone from the end',
      run(`DELETE FROM receipts WHERE kind = 'credit-note'`),
      'Receipt 1-000002: it should be the last receipt',
    ],
    [
      'a paid purchase without a receipt',
      run(`DELETE FROM receipts WHERE kind = 'receipt'`),
      'it is paid and has no receipt',
    ],
    [
      'a receipt of another amount than was paid',
      run(`UPDATE receipts SET snapshot = snapshot || '{"cents": 1998}' WHERE kind = 'receipt'`),
      'its receipts do not match the payment',
    ],
    [
      'a receipt in another currency',
      run(`UPDATE receipts SET snapshot = snapshot || '{"currency": "eur"}'`),
      'its receipts do not match the payment',
    ],
    [
      'a receipt with another tax',
      run(`UPDATE receipts SET snapshot = snapshot || '{"taxCents": 1}' WHERE kind = 'receipt'`),
      'the tax on its receipts does not match the amounts',
    ],
    [
      'a credit note beyond what was paid',
      run(
        `UPDATE receipts SET snapshot = snapshot || '{"cents": 2000}' WHERE kind = 'credit-note'`,
      ),
      'its credit notes exceed the payment',
    ],
    [
      'a refund without a credit note',
      run(`UPDATE purchases SET refunded_cents = 600`),
      'its credit notes do not match the refunds',
    ],
    [
      'a receipt that says nothing',
      run(`UPDATE receipts SET snapshot = '{}'`),
      'its receipts cannot be read',
    ],
  ])('%s', async (_what, damage, fault) => {
    const { faults } = await fsck.checkDamaged(damage)
    expect(faults.filter((found) => found.includes(fault))).not.toEqual([])
  })
})
