import { shareRoot, startApp, startWayToDatabase, untilReady } from './apps.ts'
import { type ChainAccess, startChain } from './chain.ts'
import { createStanza } from './backups.ts'
import { requirePrimary, startEtcd, startPatroni, untilHealthy } from './databases.ts'
import { startFront } from './front.ts'
import { pidsOn, plugIn } from './network.ts'
import { type AppNode, APPS, DATABASES, NODES } from './nodes.ts'
import { until } from './poll.ts'
import { signalNode } from './programs.ts'
import { query } from './query.ts'
import { emptyFolders, PASSWORDS } from './recipe.ts'

export interface Cluster {
  chain: ChainAccess
  /** Starts the product after a stop or a kill. `tree` is the folder of the version to start. */
  startApp(node: AppNode, tree?: string): void
}

/** Starts all parts of the cluster without any data, in the order of the recipe. */
export async function startCluster(): Promise<Cluster> {
  for (const node of DATABASES) startEtcd(node)
  for (const node of DATABASES) startPatroni(node)
  const chain = await startChain()
  await untilHealthy()
  await makeDatabase()
  createStanza(await requirePrimary())
  await shareRoot()
  for (const node of APPS) startWayToDatabase(node)
  // The first node creates the tables, and the other nodes use them.
  for (const node of APPS) {
    startApp(node, chain)
    await untilReady(node)
  }
  await startFront()
  return { chain, startApp: (node, tree) => startApp(node, chain, tree) }
}

/**
 * Kills everything and starts the cluster without any data. After a failed scenario, nobody knows
 * which parts still work.
 */
export async function restartCluster(): Promise<Cluster> {
  for (const node of NODES) {
    if (node === 'client') continue
    plugIn(node)
    signalNode(node, 'SIGKILL')
    await until(`nothing runs on ${node}`, () => pidsOn(node).length === 0)
  }
  emptyFolders()
  return startCluster()
}

async function makeDatabase(): Promise<void> {
  const password = `'${PASSWORDS.DATABASE_PASSWORD}'`
  const outside = { database: 'postgres' }
  await query(`create role visa login password ${password}`, [], outside)
  await query('create database visa owner visa', [], outside)
}
