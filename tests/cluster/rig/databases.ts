import { z } from 'zod'
import { callAsDatabase } from './call-as-database.ts'
import { addressOf, type DatabaseNode, DATABASES } from './nodes.ts'
import { until } from './poll.ts'
import { startOn, stopOn } from './programs.ts'
import { PASSWORDS, placeRecipe, readEnvironment } from './recipe.ts'

const ASK_MS = 1_500
/**
 * The greatest lag of a healthy standby, in bytes. Under load, an asynchronous standby always lags
 * a little.
 */
const LAG_MAX = 1_048_576

const Members = z.object({
  members: z.array(
    z.object({
      name: z.enum(DATABASES),
      role: z.string(),
      state: z.string(),
      lag: z.union([z.number(), z.string()]).optional(),
    }),
  ),
})

export function startEtcd(node: DatabaseNode): void {
  startOn(node, 'etcd', ['etcd'], { env: readEnvironment('etcd.env', node) })
}

export function startPatroni(node: DatabaseNode): void {
  placeRecipe('pgbackrest.conf', node)
  const settings = placeRecipe('patroni.yml', node)
  startOn(node, 'patroni', ['patroni', settings], { user: 'postgres' })
}

export function startDatabase(node: DatabaseNode): void {
  startEtcd(node)
  startPatroni(node)
}

export async function stopDatabases(): Promise<void> {
  await Promise.all(DATABASES.map((node) => stopOn(node, 'patroni')))
}

/** Returns the node that reports itself as the primary. */
export async function findPrimary(): Promise<DatabaseNode | undefined> {
  const answers = await Promise.all(
    DATABASES.map(async (node) => {
      const answer = await ask(node, '/primary')
      return answer?.status === 200 ? node : undefined
    }),
  )
  return answers.find((node) => node !== undefined)
}

export async function requirePrimary(): Promise<DatabaseNode> {
  let primary: DatabaseNode | undefined
  await until('there is a primary', async () => (primary = await findPrimary()) !== undefined)
  if (!primary) throw new Error('There is no primary.')
  return primary
}

/** Returns the synchronous standby, which has every acknowledged write. */
export async function findSynchronous(): Promise<DatabaseNode | undefined> {
  return (await readMembers()).find(({ role }) => role === 'sync_standby')?.name
}

/** Waits until two standbys follow one primary. One of the standbys must be synchronous. */
export async function untilHealthy(isSynchronous = true): Promise<void> {
  await until('all three databases are in order', async () => {
    const members = await readMembers()
    const roles = members.map(({ role }) => role)
    const isRunning = members.every(
      ({ state, lag = 0 }) =>
        ['running', 'streaming'].includes(state) && typeof lag === 'number' && lag < LAG_MAX,
    )
    const hasStandby = roles.includes('sync_standby') || !isSynchronous
    return members.length === 3 && roles.includes('leader') && hasStandby && isRunning
  })
}

async function readMembers() {
  for (const node of DATABASES) {
    const answer = await ask(node, '/cluster')
    const members = Members.safeParse(await answer?.json().catch(() => undefined))
    if (members.success) return members.data.members
  }
  return []
}

export async function switchOver(leader: DatabaseNode, candidate: DatabaseNode): Promise<void> {
  await order(leader, 'POST', '/switchover', { leader, candidate })
}

/** Makes Patroni and PostgreSQL on a node read their settings and certificates again. */
export async function reloadDatabase(node: DatabaseNode): Promise<void> {
  await order(node, 'POST', '/reload', {})
}

/** Changes the configuration of all three databases. */
export async function configure(settings: Record<string, unknown>): Promise<void> {
  await order(await requirePrimary(), 'PATCH', '/config', settings)
}

async function order(node: DatabaseNode, method: string, path: string, body: object) {
  const auth = `patroni:${PASSWORDS.RESTAPI_PASSWORD}`
  await callAsDatabase(`https://${addressOf(node)}:8008${path}`, { method, auth, body })
}

async function ask(node: DatabaseNode, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(ASK_MS)
  return fetch(`https://${addressOf(node)}:8008${path}`, { signal }).catch(() => undefined)
}
