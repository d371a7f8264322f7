import { formatEther, formatUnits } from 'ethers'
import { migrateChain, type MigrationCost } from '#api/anchoring/migrate-chain.ts'
import { operator } from '#api/audit/doer.ts'
import { recordAudit } from '#api/audit/record-audit.ts'
import { chainListeners } from '#api/credentials/chain-listeners.ts'
import { connectDatabase } from '#api/database/connect.ts'
import { migrate } from '#api/database/migrate.ts'
import { readEnv } from '#api/settings/env.ts'

/** Moves every anchor to the contract at CONTRACT_ADDRESS; without `--yes` it only says what that costs. */
async function migrateToConfigured([consent]: readonly string[]): Promise<string> {
  const env = readEnv(process.env)
  const { chain } = env
  if (!chain) throw new Error('Set CONTRACT_ADDRESS, and the chain that it is on.')
  const { database, close } = await connectDatabase(env)
  try {
    await migrate(database)
    const hasMoved = await migrateChain({
      env: { ...env, chain },
      database,
      listeners: chainListeners,
      onMoved: async (trx) => {
        const details = { contract: chain.contractAddress }
        const entry = { action: 'chain_migrated', by: operator(), details } as const
        await recordAudit(trx, { ...entry, at: new Date() })
      },
      agrees: (cost) => {
        console.log(describe(cost))
        return consent === '--yes'
      },
    })
    return hasMoved
      ? 'The former contract counts no more. Start the product: it anchors everything at the new one.'
      : 'Nothing has changed. To move: npm run migrate-chain -- --yes'
  } finally {
    await close()
  }
}

function describe({ anchors, revocations, gasPerCall, feePerGas, total }: MigrationCost): string {
  const calls = `${String(anchors)} anchors and ${String(revocations)} revocations`
  return `${calls} × ${String(gasPerCall)} gas × ${formatUnits(feePerGas, 'gwei')} gwei = ${formatEther(total)} of the chain's coin`
}

migrateToConfigured(process.argv.slice(2)).then(
  (message) => {
    console.log(message)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  },
)
