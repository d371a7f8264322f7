/**
 * The folder of all files of the cluster. It is on a disk, because a database in memory would be
 * unrealistically fast.
 */
export const FOLDER = '/var/tmp/visa-cluster'
export const LOGS = `${FOLDER}/log`

export const DATABASES = ['db1', 'db2', 'db3'] as const
export type DatabaseNode = (typeof DATABASES)[number]

export const APPS = ['app1', 'app2', 'app3'] as const
export type AppNode = (typeof APPS)[number]

/**
 * All nodes of the cluster. On `client`, the load, the scenarios and the check of the history run.
 */
export const NODES = [...DATABASES, ...APPS, 'edge', 'chain', 'client'] as const
export type Node = (typeof NODES)[number]

const LAST_BYTES: Record<Node, number> = {
  db1: 11,
  db2: 12,
  db3: 13,
  app1: 21,
  app2: 22,
  app3: 23,
  edge: 30,
  chain: 40,
  client: 50,
}

export const NETWORK = '10.77.0.0/24'

export function addressOf(node: Node): string {
  return `10.77.0.${String(LAST_BYTES[node])}`
}

export function nodeAt(address: string): Node | undefined {
  return NODES.find((node) => addressOf(node) === address)
}

/**
 * Returns the node's own folders in place of `/etc/visa`, `/var/lib/visa` and `/run/haproxy`, which
 * the recipe names.
 */
export function foldersOf(node: Node): Record<'etc' | 'lib' | 'run', string> {
  const home = `${FOLDER}/${node}`
  return { etc: `${home}/etc`, lib: `${home}/lib`, run: `${home}/run` }
}

export const ORIGIN = `https://${addressOf('edge')}`
