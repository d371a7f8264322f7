import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { Knex } from 'knex'
import type { ChainEnv } from './chain/chain-source.ts'
import { WrongChain } from './enter-epoch.ts'
import { findSender } from './sender-lock.ts'

const KEEPER_LENGTH = 16

/**
 * Returns a name for the chain that a process sends to. For our own chain, the name is a hash of machine and
 * folder.
 */
export function chainKeeper({ chain, dataDir }: Pick<ChainEnv, 'chain' | 'dataDir'>): string {
  if (chain) return 'configured'
  const place = `${hostname()}:${resolve(dataDir)}`
  return createHash('sha256').update(place).digest('hex').slice(0, KEEPER_LENGTH)
}

/**
 * Throws when another machine is the sender and no chain is configured. Otherwise this machine would start
 * its own chain and anchor everything again on it.
 */
export async function requireOneChain(env: ChainEnv, database: Knex): Promise<void> {
  if (env.chain || env.databaseUrl === undefined) return
  const sender = await findSender(database)
  if (sender === undefined || sender === chainKeeper(env)) return
  throw new WrongChain(
    'Another machine, or a product with another DATA_DIR, sends the anchors of this database. Several machines need one common chain. Set CHAIN_RPC_URL, CHAIN_ISSUER_KEY, CHAIN_REVOKER_KEY and CONTRACT_ADDRESS on each machine.',
  )
}
