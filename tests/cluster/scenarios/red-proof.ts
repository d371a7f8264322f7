import type { Cluster } from '../rig/cluster.ts'
import { configure, untilHealthy } from '../rig/databases.ts'
import { type Played, playScenario } from '../play-scenario.ts'
import { STANDBYS } from './standbys.ts'

/** As the command line names it. */
export const RED_PROOF = 'red-proof'

const ASYNCHRONOUS = {
  synchronous_mode: false,
  synchronous_mode_strict: false,
  // However far behind the new primary is, which is the point.
  maximum_lag_on_failover: 1_073_741_824,
}
const SYNCHRONOUS = {
  synchronous_mode: true,
  synchronous_mode_strict: true,
  maximum_lag_on_failover: 1_048_576,
}

/** Without synchronous replication the same must lose what was acknowledged, and the check must say so. */
export async function proveRed(cluster: Cluster): Promise<Played> {
  const scenario = STANDBYS.find(({ name }) => name === 'standbys-behind')
  if (!scenario) throw new Error('The scenario is gone.')
  await configure(ASYNCHRONOUS)
  const played = await playScenario(scenario, cluster, { isSynchronous: false })
  await configure(SYNCHRONOUS)
  await untilHealthy()
  return { ...played, title: `${scenario.title}, replicated asynchronously` }
}
