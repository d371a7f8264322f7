import { parseArgs } from 'node:util'
import { parseUnits } from 'ethers'
import { z } from 'zod'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { Variables } from '#api/settings/env.ts'

const USAGE =
  'Usage: npm run deploy-contract -- --admin <address> --issuer <address> --revoker <address>   (CHAIN_RPC_URL names the node, and CHAIN_ISSUER_KEY pays)'

const Address = z.string(USAGE).regex(/^0x[0-9a-fA-F]{40}$/, USAGE)
const Holders = z.object({ admin: Address, issuer: Address, revoker: Address })
const Needed = Variables.pick({
  CHAIN_RPC_URL: true,
  CHAIN_ISSUER_KEY: true,
  CHAIN_MAX_FEE_GWEI: true,
}).required({ CHAIN_RPC_URL: true, CHAIN_ISSUER_KEY: true })

/** Puts the contract on the configured chain and prints the line that the environment then needs. */
async function deployContract(args: string[]): Promise<string> {
  const address = { type: 'string' } as const
  const options = { admin: address, issuer: address, revoker: address }
  const holders = Holders.safeParse(parseArgs({ args, options }).values)
  const variables = Needed.safeParse(process.env)
  if (!holders.success || !variables.success) throw new Error(USAGE)

  const { CHAIN_RPC_URL: rpcUrl, CHAIN_ISSUER_KEY: key, CHAIN_MAX_FEE_GWEI: gwei } = variables.data
  const deployed = await deployRegistry(openRpc(rpcUrl, new AbortController().signal), {
    signer: openSigner(key),
    holders: holders.data,
    maxFeePerGas: parseUnits(String(gwei), 'gwei'),
  })
  return `Deployed by transaction ${deployed.transactionHash}.\nCONTRACT_ADDRESS=${deployed.contractAddress}`
}

deployContract(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
