import { startFloor } from './floor.ts'
import {
  addRows,
  type Code,
  FEW_ROWS,
  load,
  median,
  medianRate,
  PATH,
  rateOf,
  requestOf,
  type Scene,
  setScene,
} from './verifying.ts'

const ROUNDS = 5
const MANY_ROWS = 1_000_000
const RATIO_MIN = 0.5
const P99_MAX_MS = 50
const SLOWDOWN_MAX = 0.15

const SIGNATURES: Record<Code, number> = { 'holder-bound': 2, 'server-minted': 1 }

/**
 * Verifications a second through HTTP by one API process on PostgreSQL, the load on the same cores,
 * beside a floor measured in the same run. Every verification is a committed row before its answer.
 */
export async function measureVerification() {
  const scene = await setScene()
  const rows: Record<string, unknown>[] = []
  for (const code of ['holder-bound', 'server-minted'] as const) {
    rows.push(await compareWithFloor(scene, code))
  }
  const few = await medianRate(scene.url, scene.codes['holder-bound'])
  await addRows(scene.databaseUrl, MANY_ROWS - FEW_ROWS)
  const many = await medianRate(scene.url, scene.codes['holder-bound'])
  rows.push({ figure: `${String(FEW_ROWS)} credentials, per second`, value: few })
  rows.push({ figure: `${String(MANY_ROWS)} credentials, per second`, value: many })
  await scene.close()

  console.table(rows)
  const isSlow = rows.some(({ ratio }) => typeof ratio === 'number' && ratio < RATIO_MIN)
  const isLate = rows.some(({ p99AtHalfLoad: ms }) => typeof ms === 'number' && ms > P99_MAX_MS)
  if (isSlow || isLate || many < few * (1 - SLOWDOWN_MAX)) throw new Error('A goal was missed.')
  return rows
}

async function compareWithFloor(scene: Scene, code: Code) {
  const codes = scene.codes[code]
  const answer = await fetch(scene.url + PATH, requestOf(codes[0] ?? ''))
  const bytes = (await answer.text()).length
  const floor = await startFloor(SIGNATURES[code], bytes)
  const ours: number[] = []
  const floors: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await rateOf(floor.url, codes))
    ours.push(await rateOf(scene.url, codes))
  }
  floor.stop()
  const perSecond = median(ours)
  const half = await load(scene.url, codes, { overallRate: Math.floor(perSecond / 2) })
  return {
    figure: `${code} codes`,
    perSecond: Math.round(perSecond),
    floorPerSecond: Math.round(median(floors)),
    ratio: Math.round((perSecond / median(floors)) * 100) / 100,
    p99AtHalfLoad: half.latency.p99,
  }
}
