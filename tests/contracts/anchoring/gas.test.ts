import { expect, test } from 'vitest'
import { measureGas, RISE_MAX } from '#tests/bench/gas.ts'

test('no operation on chain costs much more than it did, or more than on the document store', async () => {
  const rows = await measureGas()
  expect(rows.length).toBe(5)
  for (const { operation, gas, before, documentStore } of rows) {
    expect(gas, operation).toBeLessThanOrEqual(before + RISE_MAX)
    expect(gas, operation).toBeLessThan(documentStore)
  }
})
