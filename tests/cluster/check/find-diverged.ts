import { requirePrimary } from '../rig/databases.ts'
import { type DatabaseNode, DATABASES } from '../rig/nodes.ts'
import { until } from '../rig/poll.ts'
import { query } from '../rig/query.ts'

/**
 * Queries that compute a checksum of each table. Nobody changes these rows after the end of the
 * load.
 */
const SUMS = {
  verifications: 'select coalesce(sum(hashtext(id::text)), 0)::text as sum from verification_logs',
  credentials:
    'select coalesce(sum(hashtext(credential_id || is_revoked::text)), 0)::text as sum from visa_credentials',
  events: 'select coalesce(sum(hashtext(id::text)), 0)::text as sum from sync_events',
}

/**
 * Returns a sentence for each standby whose rows differ from the primary's. A former primary that
 * was not rewound may look like a healthy standby, but it would lose acknowledged writes as the
 * next primary.
 */
export async function findDiverged(): Promise<string[]> {
  const primary = await requirePrimary()
  const expected = await readSums(primary)
  const [end] = await query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  const standbys = DATABASES.filter((node) => node !== primary)
  const differences = await Promise.all(
    standbys.map(async (node) => {
      await until(`${node} has caught up`, () => hasReplayed(node, end?.lsn ?? ''))
      const found = await readSums(node)
      const names = Object.keys(SUMS).filter((name) => found[name] !== expected[name])
      return names.map((name) => `${node} holds other ${name} than the primary`)
    }),
  )
  return differences.flat()
}

async function readSums(node: DatabaseNode): Promise<Record<string, string | undefined>> {
  const sums: Record<string, string | undefined> = {}
  for (const [name, sql] of Object.entries(SUMS)) {
    const [row] = await query<{ sum: string }>(sql, [], { node })
    sums[name] = row?.sum
  }
  return sums
}

/**
 * Returns whether the node has replayed the log up to `lsn`. Returns false while the node refuses
 * connections. A former primary may have to restart once more for its rewind.
 */
async function hasReplayed(node: DatabaseNode, lsn: string): Promise<boolean> {
  const sql = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as done'
  const rows = await query<{ done: boolean }>(sql, [lsn], { node }).catch(() => [])
  return rows[0]?.done === true
}
