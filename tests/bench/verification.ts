import { startFloor } from './floor.ts'
import {
  addRows,
  type Code,
  loadCodes,
  median,
  PATH,
  PER_ROUND,
  ROUNDS,
  type Scene,
  setScene,
} from './verifying.ts'

const MANY_ROWS = 1_000_000
const RATIO_MIN = 0.45
const RATIO_WANTED = 0.55
const CPU_MICROS_MAX = 750
const P99_MAX_MS = 15
const SLOWDOWN_MAX = 0.15
const PACED = 5_000

const SIGNATURES: Record<Code, number> = { 'holder-bound': 2, 'server-minted': 1 }

/**
 * Verifications a second through HTTP by one API process on a PostgreSQL that flushes each commit, the load
 * on the same cores, in turns with a bare server. Every code is shown once, by one of two thousand
 * phones, and is a committed row before its answer.
 */
export async function measureVerification() {
  const scene = await setScene()
  const rows = []
  for (const code of ['holder-bound', 'server-minted'] as const) {
    rows.push(await compareWithFloor(scene, code, `${code} codes`))
  }
  await addRows(scene.databaseUrl, MANY_ROWS)
  const title = `holder-bound codes, beside ${String(MANY_ROWS)} credentials`
  rows.push(await compareWithFloor(scene, 'holder-bound', title))
  await scene.close()

  console.table(rows)
  const [few, , many] = rows
  const missed = rows.flatMap(({ figure, ratio, cpu, p99AtHalfLoad }) => [
    ...(ratio < RATIO_MIN ? [`${figure}: below ${String(RATIO_MIN)} of the floor`] : []),
    ...(cpu > CPU_MICROS_MAX ? [`${figure}: more than ${String(CPU_MICROS_MAX)} µs`] : []),
    ...(p99AtHalfLoad > P99_MAX_MS ? [`${figure}: later than ${String(P99_MAX_MS)} ms`] : []),
  ])
  if (few && few.ratio < RATIO_WANTED) missed.push(`below ${String(RATIO_WANTED)} of the floor`)
  if (few && many && many.ratio < few.ratio * (1 - SLOWDOWN_MAX)) missed.push('many rows slow it')
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
  return rows
}

async function compareWithFloor(scene: Scene, code: Code, figure: string) {
  const load = await loadCodes(scene, code, { count: ROUNDS * PER_ROUND + PACED })
  const bytes = await answerBytes(scene, code)
  const floor = await startFloor(SIGNATURES[code], bytes)
  await load.run({ url: floor.url, from: 0, count: PER_ROUND })

  const ours: number[] = []
  const floors: number[] = []
  const costs: Record<'api' | 'postgres' | 'load', number[]> = { api: [], postgres: [], load: [] }
  let from = load.next
  for (let round = 0; round < ROUNDS; round++) {
    floors.push((await load.run({ url: floor.url, from, count: PER_ROUND })).perSecond)
    const before = scene.cpu()
    const flood = await load.run({ url: scene.url, from, count: PER_ROUND })
    const after = scene.cpu()
    ours.push(flood.perSecond)
    costs.api.push((after.api - before.api) / flood.answered)
    costs.postgres.push((after.postgres - before.postgres) / flood.answered)
    costs.load.push(flood.cpuMicros)
    from += PER_ROUND
  }
  floor.stop()
  const perSecond = median(ours)
  const half = { url: scene.url, from, count: PACED, perSecond: perSecond / 2 }
  const { latency } = await load.run(half)
  load.stop()
  const ratios = ours.map((rate, round) => rate / (floors[round] ?? rate))
  const [api, postgres, client] = [costs.api, costs.postgres, costs.load].map(median)
  return {
    figure,
    perSecond: Math.round(perSecond),
    floorPerSecond: Math.round(median(floors)),
    ratio: Math.round(median(ratios) * 100) / 100,
    cpuApi: Math.round(api ?? 0),
    cpuPostgres: Math.round(postgres ?? 0),
    cpuLoad: Math.round(client ?? 0),
    cpu: Math.round((api ?? 0) + (postgres ?? 0) + (client ?? 0)),
    p50AtHalfLoad: Math.round(latency.p50 * 10) / 10,
    p99AtHalfLoad: Math.round(latency.p99 * 10) / 10,
  }
}

/** Of an answer of ours, for the floor to answer as many. */
async function answerBytes(scene: Scene, code: Code): Promise<number> {
  const [qrData] = await scene.makeCodes(code, 1)
  const answer = await fetch(scene.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qrData }),
  })
  return (await answer.text()).length
}
