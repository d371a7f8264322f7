import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Played, playScenario } from './play-scenario.ts'
import { type Cluster, restartCluster, startCluster } from './rig/cluster.ts'
import { LOGS } from './rig/nodes.ts'
import { proveRed, RED_PROOF } from './scenarios/red-proof.ts'
import { SCENARIOS } from './scenarios/list.ts'

const SHOWN = 5
const RESULTS = join(import.meta.dirname, 'results.json')

/** This program plays the scenarios. `run.ts` starts it on the node `client`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '1' }, logs: { type: 'string' } },
})
const known = [...SCENARIOS.map(({ name }) => name), RED_PROOF]
const chosen = positionals.length > 0 ? positionals : known
const unknown = chosen.filter((name) => !known.includes(name))
if (unknown.length > 0) throw new Error(`No scenario: ${unknown.join(', ')}. ${known.join(', ')}`)

console.log('Starting the cluster …')
let cluster = await startCluster()
let faults = 0
const rows: object[] = []
for (const name of chosen) {
  for (let round = 1; round <= Number(values.runs); round++) await playOne(name, round)
}
console.table(rows)
writeFileSync(RESULTS, `${JSON.stringify(rows, undefined, 2)}\n`)
keepLogs()
process.exit(faults === 0 ? 0 : 1)

async function playOne(name: string, round: number): Promise<void> {
  console.log(`${name}, run ${String(round)} …`)
  try {
    const played = await play(name, cluster)
    const { lost, wrong } = played
    const isRight = name === RED_PROOF ? lost.length > 0 : lost.length + wrong.length === 0
    if (!isRight) faults += 1
    const row = rowOf(played)
    rows.push(row)
    console.log(`  ${JSON.stringify(row)}\n  errors: ${played.errors || 'none'}`)
    for (const sentence of [...lost, ...wrong].slice(0, SHOWN)) console.log(`  ${sentence}`)
    keepHistory(`${name}-${String(round)}`, played)
  } catch (error) {
    faults += 1
    console.error(error)
    cluster = await restartCluster()
  }
}

function play(name: string, cluster: Cluster): Promise<Played> {
  const scenario = SCENARIOS.find((each) => each.name === name)
  return scenario ? playScenario(scenario, cluster) : proveRed(cluster)
}

function rowOf(played: Played): object {
  const seconds = (ms: number) => Math.round(ms / 100) / 10
  return {
    scenario: played.title,
    'gap of verifications, s': seconds(played.verifyGapMs),
    'gap of writes, s': seconds(played.writeGapMs),
    'gap of the sender, s': seconds(played.senderGapMs),
    acknowledged: played.acknowledged,
    lost: played.lost.length,
    wrong: played.wrong.length,
    errors: played.refused,
  }
}

/**
 * Stores the logs of all programs and the history of all calls in the folder of `--logs`. Does
 * nothing without this option.
 */
function keepHistory(name: string, { calls }: Played): void {
  if (values.logs === undefined) return
  mkdirSync(values.logs, { recursive: true })
  const lines = calls.map((call) => `${JSON.stringify(call)}\n`)
  writeFileSync(join(values.logs, `${name}.history.ndjson`), lines.join(''))
  keepLogs()
}

function keepLogs(): void {
  if (values.logs !== undefined) cpSync(LOGS, values.logs, { recursive: true })
}
