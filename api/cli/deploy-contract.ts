import { z } from 'zod'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'

const Variables = z.object({
  CHAIN_RPC_URL: z.url('Set CHAIN_RPC_URL to the node of your chain.'),
  CHAIN_PRIVATE_KEY: z
    .string('Set CHAIN_PRIVATE_KEY to the key that pays and will hold every role.')
    .regex(/^0x[0-9a-fA-F]{64}$/, 'CHAIN_PRIVATE_KEY must be 0x and 64 hexadecimal digits.'),
})

/** Puts the contract on the configured chain and prints the line that the environment then needs. */
async function deployContract(): Promise<void> {
  const variables = Variables.safeParse(process.env)
  if (!variables.success) {
    for (const { message } of variables.error.issues) console.error(message)
    process.exitCode = 1
    return
  }
  const { CHAIN_RPC_URL: rpcUrl, CHAIN_PRIVATE_KEY: privateKey } = variables.data
  const rpc = openRpc(rpcUrl, new AbortController().signal)
  const { contractAddress, transactionHash } = await deployRegistry(rpc, openSigner(privateKey))
  console.log(`Deployed by transaction ${transactionHash}.`)
  console.log(`CONTRACT_ADDRESS=${contractAddress}`)
}

await deployContract()
