import { formatEther, formatUnits, parseUnits } from 'ethers'
import { z } from 'zod'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { migrateChain, type MigrationCost } from '#api/anchoring/migrate-chain.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { Variables } from '#api/settings/env.ts'
import { atMigrated, note } from './at-server.ts'
import { print } from './print.ts'

const Address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const Holders = z.object({ admin: Address, issuer: Address, revoker: Address })
const Needed = Variables.pick({
  CHAIN_RPC_URL: true,
  CHAIN_ISSUER_KEY: true,
  CHAIN_MAX_FEE_GWEI: true,
}).required({ CHAIN_RPC_URL: true, CHAIN_ISSUER_KEY: true })

/**
 * Deploys the contract on the configured chain. Returns the line for the environment, with the address of the
 * contract.
 */
export async function deployContract(named: z.input<typeof Holders>): Promise<string> {
  const { data: holders } = Holders.safeParse(named)
  if (!holders) throw new Error('An address has 0x and 40 digits from 0 to f.')
  const { data: variables } = Needed.safeParse(process.env)
  if (!variables) {
    throw new Error(
      'Set CHAIN_RPC_URL, the address of the node, and CHAIN_ISSUER_KEY, the key of the account that pays.',
    )
  }
  const { CHAIN_RPC_URL: rpcUrl, CHAIN_ISSUER_KEY: key, CHAIN_MAX_FEE_GWEI: gwei } = variables
  const deployed = await deployRegistry(openRpc(rpcUrl, new AbortController().signal), {
    signer: openSigner(key),
    holders,
    maxFeePerGas: parseUnits(String(gwei), 'gwei'),
  })
  return `Deployed by transaction ${deployed.transactionHash}.\nCONTRACT_ADDRESS=${deployed.contractAddress}`
}

/** Moves every anchor to the contract at `CONTRACT_ADDRESS`. Without `yes`, only prints the cost. */
export function migrateAnchors({ yes = false }: { yes?: boolean }): Promise<string> {
  return atMigrated(async ({ env, database }) => {
    const { chain } = env
    if (!chain) throw new Error('Set CONTRACT_ADDRESS, and the variables of its chain.')
    const details = { contract: chain.contractAddress }
    const hasMoved = await migrateChain({
      env: { ...env, chain },
      database,
      listeners: chainListeners,
      onMoved: (trx) => note(trx, { action: 'chain_migrated', details }),
      agrees: (cost) => {
        print(describe(cost))
        return yes
      },
    })
    return hasMoved
      ? 'The former contract is no longer in use. Start the product: it anchors everything at the new contract.'
      : 'Nothing was changed. To move the anchors: npm run visa -- chain migrate --yes'
  })
}

function describe({ anchors, revocations, gasPerCall, feePerGas, total }: MigrationCost): string {
  const calls = `${String(anchors)} anchors and ${String(revocations)} revocations`
  return `${calls} × ${String(gasPerCall)} gas × ${formatUnits(feePerGas, 'gwei')} gwei = ${formatEther(total)} of the chain's coin`
}
