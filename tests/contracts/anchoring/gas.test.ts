import { expect, test } from 'vitest'
import { measureGas } from '#tests/bench/gas.ts'

test('no operation on chain costs more than its limit or than on the document store', async () => {
  const rows = await measureGas()
  expect(rows.length).toBe(5)
  for (const { operation, gas, limit, documentStore } of rows) {
    expect(gas, operation).toBeLessThanOrEqual(limit)
    expect(gas, operation).toBeLessThan(documentStore)
  }
})
