import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { Knex } from 'knex'
import type { ChainEnv } from './chain/chain-source.ts'
import { WrongChain } from './enter-epoch.ts'
import { findSender } from './sender-lock.ts'

const KEEPER_LENGTH = 16

/**
 * Returns a name for the chain of a process. Every configured chain has the same name. For our own chain, the
 * name is a hash of the machine's name and the data folder.
 */
export function chainKeeper({ chain, dataDir }: Pick<ChainEnv, 'chain' | 'dataDir'>): string {
  if (chain) return 'configured'
  const place = `${hostname()}:${resolve(dataDir)}`
  return createHash('sha256').update(place).digest('hex').slice(0, KEEPER_LENGTH)
}

/**
 * Throws when no chain is configured and another machine is the sender. This machine would otherwise start a
 * chain of its own, and anchor everything again there.
 */
export async function requireOneChain(env: ChainEnv, database: Knex): Promise<void> {
  if (env.chain || env.databaseUrl === undefined) return
  const sender = await findSender(database)
  if (sender === undefined || sender === chainKeeper(env)) return
  throw new WrongChain(
    'Another machine, or a product with another DATA_DIR, sends the anchors of this database. Several machines need one common chain. Set CHAIN_RPC_URL, CHAIN_ISSUER_KEY, CHAIN_REVOKER_KEY and CONTRACT_ADDRESS on each machine.',
  )
}
