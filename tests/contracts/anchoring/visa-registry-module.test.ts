import { expect, test } from 'vitest'
import { BATCHES_SLOT, REVOKED_SLOT } from '#contracts/anchoring/proof-file/prove-batch.ts'
import { compileContract, generateRegistryModule } from '#tests/support/chain/compile-contract.ts'

/**
 * Compares the generated module with the committed module. After a change of the contract, run this
 * file alone with `-u`, which writes the module.
 */
test('the committed ABI and bytecode are those of the contract', async () => {
  await expect(await generateRegistryModule()).toMatchFileSnapshot(
    '../../../contracts/anchoring/visa-registry.ts',
  )
})

test('who proves by storage finds the batches and the revocations where the compiler puts them', () => {
  const { _batches, _revoked } = compileContract().slots

  expect([_batches, _revoked]).toEqual([BATCHES_SLOT, REVOKED_SLOT])
})
