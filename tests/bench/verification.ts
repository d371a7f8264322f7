import { type FloorKind, startFloor } from './floor.ts'
import type { Load, Loaded } from './load.ts'
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
/**
 * The number of holders in each round who show one code each. The server has seen none of their
 * passes before.
 */
const SEEN_ONCE = 1_000
const PACED = 5_000
const CPU_MICROS_MAX = 750
/**
 * The limit of the 99th percentile at half load. A value within twice the bare server's 99th
 * percentile is allowed too.
 */
const P99_MAX_MS = 25
const P99_RATIO_MAX = 2
const SLOWDOWN_MAX = 0.15

const SIGNATURES: Record<Code, number> = { 'holder-bound': 2, 'server-minted': 1 }
const FLOORS: readonly FloorKind[] = ['subtle', 'in thread']

interface Plan {
  figure: string
  code: Code
  /** The number of codes in a round. */
  perRound: number
  warmUpBy: Code
}

/**
 * Measures verifications through HTTP by one API process, in turns with two bare servers. PostgreSQL
 * flushes each commit. The load uses the same cores. Every code is shown once, and its row is committed
 * before the answer.
 * - "again": two thousand phones show codes in turns, so the server remembers each pass
 * - "first sight": each phone shows one code, so the server remembers no pass
 */
export async function measureVerification() {
  const scene = await setScene()
  const again = { perRound: PER_ROUND, code: 'holder-bound', warmUpBy: 'holder-bound' } as const
  const minted = { ...again, code: 'server-minted', warmUpBy: 'server-minted' } as const
  const rows = [
    await compareWithFloors(scene, { ...again, figure: 'holder-bound codes, again' }),
    await compareWithFloors(scene, { ...minted, figure: 'server-minted codes' }),
  ]
  await addRows(scene.databaseUrl, MANY_ROWS)
  const figure = `holder-bound codes, again, beside ${String(MANY_ROWS)} credentials`
  rows.push(await compareWithFloors(scene, { ...again, figure }))
  await scene.close()
  const strangers = await setScene({}, { holders: ROUNDS * SEEN_ONCE })
  rows.push(
    await compareWithFloors(strangers, {
      figure: 'holder-bound codes, first sight',
      code: 'holder-bound',
      perRound: SEEN_ONCE,
      warmUpBy: 'server-minted',
    }),
  )
  await strangers.close()

  console.table(rows)
  const [few, , many] = rows
  const missed = rows.flatMap(({ figure: title, cpu, p99, floorP99 }) => [
    ...(cpu > CPU_MICROS_MAX ? [`${title}: more than ${String(CPU_MICROS_MAX)} µs`] : []),
    ...(p99 > Math.max(P99_MAX_MS, floorP99 * P99_RATIO_MAX) ? [`${title}: p99 too late`] : []),
  ])
  if (few && many && many.perSecond < few.perSecond * (1 - SLOWDOWN_MAX)) {
    missed.push('many rows slow it')
  }
  if (missed.length > 0) throw new Error(`Missed: ${missed.join('; ')}`)
  return rows
}

async function compareWithFloors(scene: Scene, { figure, code, perRound, warmUpBy }: Plan) {
  // The run at half load uses the last codes. They may come from holders who have shown a code
  // before. This does not matter for the cost, which is measured with the earlier codes.
  const count = ROUNDS * perRound + PACED
  const load = await loadCodes(scene, code, { count, warmUpBy })
  const bytes = await answerBytes(scene, code)
  const floors = await Promise.all(FLOORS.map((kind) => startFloor(kind, SIGNATURES[code], bytes)))
  const ours: Loaded[] = []
  const bare = FLOORS.map((): number[] => [])
  const costs: { api: number; backends: number; writers: number; transactions: number }[] = []
  for (const { url } of floors) await load.run({ url, from: 0, count: perRound })
  for (let from = load.next; from < load.next + ROUNDS * perRound; from += perRound) {
    for (const [at, { url }] of floors.entries()) {
      bare[at]?.push((await load.run({ url, from, count: perRound })).perSecond)
    }
    const before = { ...scene.cpu(), transactions: await scene.transactions() }
    const flood = await load.run({ url: scene.url, from, count: perRound })
    const after = { ...scene.cpu(), transactions: await scene.transactions() }
    const each = (name: keyof typeof before) => (after[name] - before[name]) / flood.answered
    costs.push({
      api: each('api'),
      backends: each('backends'),
      writers: each('writers'),
      transactions: each('transactions'),
    })
    ours.push(flood)
  }
  const perSecond = median(ours.map((flood) => flood.perSecond))
  const half = { from: load.next + ROUNDS * perRound, count: PACED, perSecond: perSecond / 2 }
  const { latency } = await load.run({ ...half, url: scene.url })
  const floorP99 = await measureFloorP99(load, floors[0]?.url ?? '', half)
  for (const floor of floors) floor.stop()
  load.stop()

  const cost = (name: keyof (typeof costs)[0]) => median(costs.map((one) => one[name]))
  const client = median(ours.map(({ cpuMicros }) => cpuMicros))
  return {
    figure,
    perSecond: Math.round(perSecond),
    ...Object.fromEntries(
      FLOORS.map((kind, at) => [`floor ${kind}`, Math.round(median(bare[at] ?? []))]),
    ),
    // A group of verifications needs two transactions. One reads the records, and the other stores
    // the verifications.
    group: toTenths(2 / cost('transactions')),
    api: Math.round(cost('api')),
    backends: Math.round(cost('backends')),
    writers: Math.round(cost('writers')),
    load: Math.round(client),
    cpu: Math.round(cost('api') + cost('backends') + cost('writers') + client),
    p50: toTenths(latency.p50),
    p99: toTenths(latency.p99),
    floorP99: toTenths(floorP99),
  }
}

async function measureFloorP99(
  load: Load,
  url: string,
  half: { from: number; count: number; perSecond: number },
): Promise<number> {
  return (await load.run({ ...half, url })).latency.p99
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}

/** Returns the length of our server's answer. The bare servers answer with the same length. */
async function answerBytes(scene: Scene, code: Code): Promise<number> {
  const [qrData] = await scene.makeCodes(code, 1)
  const answer = await fetch(scene.url + PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ qrData }),
  })
  return (await answer.text()).length
}
