import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRoot } from '#api/trust/keys/root-file.ts'
import { type ChainAccess, RELAY_URL } from './chain.ts'
import { run } from './command.ts'
import { onNode } from './network.ts'
import { addressOf, type AppNode, APPS, foldersOf, ORIGIN } from './nodes.ts'
import { until } from './poll.ts'
import { startOn, stopOn } from './programs.ts'
import { PASSWORDS, placeRecipe } from './recipe.ts'

export const ADMIN = { username: 'admin', password: 'cluster orchard lamp seven' }

/**
 * The address by which the product reaches the database. The connection goes through the pooler,
 * and then through the proxy. Both are on the product's own node.
 */
const DATABASE_URL = `postgres://visa:${PASSWORDS.DATABASE_PASSWORD}@127.0.0.1:6432/visa`

/**
 * Returns the settings of the product on a node. They are the settings of a developer's machine: in
 * production, an administrator has no password, and payments use real money. The database and the
 * chain are used in the same way in both cases.
 */
function environmentOf(node: AppNode, chain: ChainAccess): NodeJS.ProcessEnv {
  return {
    HOST: addressOf(node),
    PORT: '3000',
    PROCESSES: '1',
    DATA_DIR: join(foldersOf(node).lib, 'product'),
    DATABASE_URL,
    CHAIN_RPC_URL: RELAY_URL,
    CHAIN_ISSUER_KEY: chain.issuerKey,
    CHAIN_REVOKER_KEY: chain.revokerKey,
    CONTRACT_ADDRESS: chain.contractAddress,
    PUBLIC_ORIGIN: ORIGIN,
    ALLOW_SANDBOX: '1',
    TRUST_PROXY_HOPS: '1',
    SESSION_KEYS: 's'.repeat(32),
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64url'),
    RATE_LIMIT_FACTOR: '1000000',
    METRICS_TOKEN: 'm'.repeat(32),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'info',
  }
}

/** Gives the same root to all nodes, as a ceremony does. */
export async function shareRoot(): Promise<void> {
  const roots = JSON.stringify({ current: await makeRoot(0), next: await makeRoot(1) })
  for (const node of APPS) {
    const folder = join(foldersOf(node).lib, 'product')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'root.json'), roots, { mode: 0o600 })
  }
}

/**
 * Starts the proxy and the pooler on a node of the product. They are between the product and the
 * databases.
 */
export function startWayToDatabase(node: AppNode): void {
  const proxy = placeRecipe('haproxy-database.cfg', node)
  startOn(node, 'haproxy', ['haproxy', '-W', '-db', '-f', proxy])
  placeRecipe('pgbouncer-users.txt', node)
  const pooler = placeRecipe('pgbouncer.ini', node)
  startOn(node, 'pgbouncer', ['/usr/sbin/pgbouncer', pooler], { user: 'postgres' })
}

/** Starts the product on a node. `tree` is the folder of the version to run. */
export function startApp(node: AppNode, chain: ChainAccess, tree = process.cwd()): void {
  const program = [process.execPath, '--enable-source-maps', 'dist-api/main.js']
  startOn(node, 'product', program, { env: environmentOf(node, chain), cwd: tree })
}

export async function stopApp(node: AppNode, signal?: NodeJS.Signals): Promise<void> {
  await stopOn(node, 'product', signal)
}

export async function untilReady(node: AppNode): Promise<void> {
  await until(`${node} can serve`, async () => {
    const url = `http://${addressOf(node)}:3000/readyz`
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_500) }).catch(() => undefined)
    return answer?.status === 200
  })
}

/**
 * Runs the product's command `database after-restore`. It must run after other tools than the
 * product have restored the database.
 */
export function runAfterRestore(chain: ChainAccess): void {
  const [enter, ...args] = onNode('app1')
  const verb = ['dist-api/visa.js', 'database', 'after-restore']
  const command = [...args, process.execPath, '--enable-source-maps', ...verb]
  run(enter, command, { env: { PATH: process.env.PATH, ...environmentOf('app1', chain) } })
}
