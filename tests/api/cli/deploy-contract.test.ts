import { computeAddress } from 'ethers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { runProgram } from '#tests/support/server/program.ts'

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())

const deploy = (env: Record<string, string>, args: readonly string[]) =>
  runProgram(['dist-api/deploy-contract.js', ...args], env)

test('a node, a key that pays and three addresses put the contract on the chain', async () => {
  const [issuer = '', revoker = '', admin = ''] = anvil.privateKeys.map((key) =>
    computeAddress(key),
  )
  const env = { CHAIN_RPC_URL: anvil.url, CHAIN_ISSUER_KEY: anvil.privateKeys[0] ?? '' }
  const holders = ['--admin', admin, '--issuer', issuer, '--revoker', revoker]
  const { code, output } = await deploy(env, holders)

  expect(code, output).toBe(0)
  const address = /^CONTRACT_ADDRESS=(0x[0-9a-fA-F]{40})$/m.exec(output)?.[1]
  expect(await anvil.send('eth_getCode', [address, 'latest'])).toMatch(/^0x[0-9a-f]{100,}$/)
})

test('whoever leaves one of them out is told how it is called', async () => {
  const { code, output } = await deploy({ CHAIN_RPC_URL: anvil.url }, [])

  expect(code).toBe(1)
  expect(output).toMatch(/^Usage: npm run deploy-contract -- --admin <address>/)
})
