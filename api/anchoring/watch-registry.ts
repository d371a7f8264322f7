import { DAY_MS } from '#contracts/time.ts'
import { hasRole } from '#api/anchoring/chain/registry-reads.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import type { ChainSession } from './session.ts'

/**
 * The number of days for which the alarm about a foreign root lasts. The root stays on the chain, but people
 * learn to ignore a permanent alarm.
 */
const FOREIGN_ROOT_DAYS = 7

/** Raises an alarm for a change that only a stolen key or a lost row can explain. */
export async function watchRegistry(session: ChainSession): Promise<void> {
  await watchRoots(session)
  await watchRoles(session)
}

async function watchRoots({ database, epoch, alarms }: ChainSession) {
  const restoredAt = (await ChainEpoch.current(database))?.restoredAt?.getTime() ?? 0
  const since = new Date(Math.max(restoredAt, Date.now() - FOREIGN_ROOT_DAYS * DAY_MS))
  const roots = await ChainEvent.foreignRoots(database, epoch.id, since)
  const [first] = roots
  if (!first) {
    alarms.clear('foreign_root')
    return
  }
  alarms.raise(
    'foreign_root',
    `Roots on chain that no batch here has: ${String(roots.length)}. The first is ${first.root}. If this database was restored, run: npm run visa -- database after-restore; if not, withdraw the role of the issuer.`,
  )
}

async function watchRoles({ database, rpc, epoch, keys, alarms }: ChainSession) {
  const ours = [keys.issuer.address, keys.revoker.address]
  const known = (await ChainEpoch.current(database))?.accounts ?? []
  const foreign: string[] = []
  for (const account of known.filter((one) => !ours.includes(one))) {
    if (await hasRole(rpc, epoch.contractAddress, account)) foreign.push(account)
  }
  if (foreign.length === 0) alarms.clear('foreign_role')
  else {
    alarms.raise(
      'foreign_role',
      `Other accounts than ours may anchor or revoke: ${foreign.join(', ')}. Withdraw their roles.`,
    )
  }
}
