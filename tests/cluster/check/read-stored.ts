import { ORIGIN } from '../rig/nodes.ts'
import { query } from '../rig/query.ts'
import type { Stored } from './check-history.ts'
import { type Call, isAcknowledged, type Write } from './history.ts'

/**
 * Returns the acknowledged writes that the primary has stored. A log-in counts as stored while the
 * product knows its session.
 */
export async function readStored(calls: readonly Call[]): Promise<Stored> {
  const subjects = (kind: Write) =>
    calls.filter((call) => call.kind === kind && isAcknowledged(call)).flatMap((c) => c.subjects)
  const find = async (kind: Write, sql: string) => {
    const rows = await query<{ found: string }>(sql, [subjects(kind)])
    return new Set(rows.map(({ found }) => found))
  }
  return {
    verify: await find(
      'verify',
      'select verifier_user_agent as found from verification_logs where verifier_user_agent = any($1)',
    ),
    issue: await find(
      'issue',
      'select credential_id as found from visa_credentials where credential_id = any($1)',
    ),
    revoke: await find(
      'revoke',
      'select credential_id as found from visa_credentials where is_revoked and credential_id = any($1)',
    ),
    sync: await find(
      'sync',
      'select id::text as found from sync_events where id = any($1::uuid[])',
    ),
    logIn: await findSessions(subjects('logIn')),
  }
}

async function findSessions(cookies: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const cookie of cookies) {
    const { status } = await fetch(`${ORIGIN}/api/user`, { headers: { Cookie: cookie } })
    if (status !== 200 && status !== 401) throw new Error(`A session was not looked at: ${status}`)
    if (status === 200) found.add(cookie)
  }
  return found
}
