import { expect, test } from 'vitest'
import { compileContract, generateRegistryModule } from '#tests/support/chain/compile-contract.ts'

/** To write the module anew after a change of the contract, run this file alone with `-u`. */
test('the committed ABI and bytecode are those of the contract', { timeout: 120_000 }, async () => {
  await expect(await generateRegistryModule()).toMatchFileSnapshot(
    '../../../contracts/anchoring/visa-registry.ts',
  )
})

test('who proves by storage finds the batches in slot 3 and the revocations in slot 4', () => {
  expect(compileContract().slots).toMatchObject({ _batches: 3, _revoked: 4 })
})
