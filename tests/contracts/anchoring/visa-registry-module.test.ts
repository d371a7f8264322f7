import { expect, test } from 'vitest'
import { generateRegistryModule } from '#tests/support/chain/compile-contract.ts'

/** To write the module anew after a change of the contract, run this file alone with `-u`. */
test('the committed ABI and bytecode are those of the contract', { timeout: 120_000 }, async () => {
  await expect(await generateRegistryModule()).toMatchFileSnapshot(
    '../../../contracts/anchoring/visa-registry.ts',
  )
})
