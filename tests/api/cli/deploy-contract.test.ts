import { computeAddress } from 'ethers'
import { expect, test } from 'vitest'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { runVisa } from '#tests/support/server/program.ts'

const anvil = await startAnvil()

const deploy = (env: Record<string, string>, args: readonly string[]) =>
  runVisa(['chain', 'deploy', ...args], env)

/** Returns the environment and the arguments that a deployment needs. */
function call() {
  const [key = ''] = anvil.privateKeys
  const [issuer = '', revoker = '', admin = ''] = anvil.privateKeys.map((one) =>
    computeAddress(one),
  )
  return {
    env: { CHAIN_RPC_URL: anvil.url, CHAIN_ISSUER_KEY: key },
    holders: ['--admin', admin, '--issuer', issuer, '--revoker', revoker],
  }
}

test('a node, a key that pays and three addresses put the contract on the chain', async () => {
  const { env, holders } = call()
  const { code, output } = await deploy(env, holders)

  expect(code, output).toBe(0)
  const address = /^CONTRACT_ADDRESS=(0x[0-9a-fA-F]{40})$/m.exec(output)?.[1]
  expect(await anvil.send('eth_getCode', [address, 'latest'])).toMatch(/^0x[0-9a-f]{100,}$/)
})

test('an operator who leaves one of them out is told its name', async () => {
  const { env, holders } = call()
  const { CHAIN_RPC_URL, CHAIN_ISSUER_KEY } = env
  const answers = await Promise.all([
    deploy({ CHAIN_ISSUER_KEY }, holders),
    deploy({ CHAIN_RPC_URL }, holders),
    deploy(env, holders.slice(0, -2)),
  ])

  expect(answers.map(({ code }) => code)).toEqual([2, 2, 2])
  const [node, payer, holder] = answers.map(({ output }) => output)
  expect(node).toMatch(/^Set CHAIN_RPC_URL, the address of the node/)
  expect(payer).toContain('CHAIN_ISSUER_KEY, the key of the account that pays')
  expect(holder).toMatch(/^Required option '--revoker <address>' not specified\./)
})
