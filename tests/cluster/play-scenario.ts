import { setTimeout as pause } from 'node:timers/promises'
import { checkHistory, type Findings } from './check/check-history.ts'
import { checkSenders, longestPause } from './check/check-senders.ts'
import { type Call, isAcknowledged, WRITES } from './check/history.ts'
import { countErrors, longestGap } from './check/measure.ts'
import { findDiverged } from './check/find-diverged.ts'
import { readStored } from './check/read-stored.ts'
import { gatherPeople } from './load/people.ts'
import { type Load, startLoad } from './load/load.ts'
import { untilReady } from './rig/apps.ts'
import { readChainCalls } from './rig/chain-calls.ts'
import type { Cluster } from './rig/cluster.ts'
import { untilHealthy } from './rig/databases.ts'
import { isInUse } from './rig/front.ts'
import { APPS } from './rig/nodes.ts'
import { until } from './rig/poll.ts'
import type { Outcome, Scenario } from './scenarios/scenario.ts'

const BEFORE_MS = 5_000
const AFTER_MS = 5_000

export interface Played extends Findings {
  title: string
  verifyGapMs: number
  writeGapMs: number
  senderGapMs: number
  acknowledged: number
  /** The number of unacknowledged calls. `errors` counts them by status and error. */
  refused: number
  errors: string
  calls: Call[]
}

/**
 * Plays a scenario under load. Waits until the cluster has recovered, and checks that every
 * acknowledged write is still stored.
 */
export async function playScenario(
  scenario: Scenario,
  cluster: Cluster,
  { isSynchronous = true } = {},
): Promise<Played> {
  await untilInOrder(isSynchronous)
  const people = await gatherPeople()
  const load = startLoad(people)
  const began = Date.now()
  const { keptUntil = Infinity } = await playUnder(load, async () => {
    await pause(BEFORE_MS)
    const outcome = await scenario.play(cluster)
    await untilInOrder(isSynchronous)
    await pause(AFTER_MS)
    return outcome ?? {}
  })
  const calls = await load.stop()
  const judged = calls.filter(({ ended }) => ended < keptUntil)
  const { lost, wrong } = checkHistory(judged, await readStored(judged))
  const chainCalls = readChainCalls(began)
  return {
    title: scenario.title,
    verifyGapMs: longestGap(calls, ['verify']),
    writeGapMs: longestGap(calls, ['issue', 'revoke', 'sync', 'logIn']),
    senderGapMs: longestPause(chainCalls),
    acknowledged: judged
      .filter((call) => isAcknowledged(call) && WRITES.some((kind) => kind === call.kind))
      .flatMap(({ subjects }) => subjects).length,
    refused: calls.filter((call) => !isAcknowledged(call)).length,
    errors: countErrors(calls),
    lost,
    wrong: [...wrong, ...checkSenders(chainCalls), ...(await findDiverged())],
    calls,
  }
}

/**
 * Plays the scenario. After a failure, stops the load, so that the next scenario runs without it.
 */
async function playUnder(load: Load, play: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await play()
  } catch (error) {
    await load.stop()
    throw error
  }
}

async function untilInOrder(isSynchronous: boolean): Promise<void> {
  await untilHealthy(isSynchronous)
  await Promise.all(APPS.map((node) => untilReady(node)))
  for (const node of APPS) await until(`the front uses ${node}`, () => isInUse(node))
}
