import { Agent } from 'node:http'
import { describeReads, readEvenly } from './trust.ts'
import { loadCodes, median, PER_ROUND, ROUNDS, type Scene, setScene } from './verifying.ts'

const READS = 2_500
/**
 * The lowest allowed ratio between the rates of two processes and of one. Two processes must not be
 * slower. A twentieth less is allowed, because the machine's speed varies.
 */
const RATIO_MIN = 0.95

/**
 * Measures verifications per second of one process and of two processes, in turns on the same
 * machine. The load and the database use the same cores. Then measures `GET /api/trust` for both,
 * with requests at even intervals.
 */
export async function measureProcesses() {
  const one = await setScene()
  const two = await setScene({ PROCESSES: '2' })
  const verify = { one: await openVerifying(one), two: await openVerifying(two) }
  const rates: Record<'one' | 'two', number[]> = { one: [], two: [] }
  for (let round = 0; round < ROUNDS; round++) {
    rates.one.push(await verify.one.round())
    rates.two.push(await verify.two.round())
  }
  verify.one.stop()
  verify.two.stop()
  const [ofOne, ofTwo] = [median(rates.one), median(rates.two)]
  const ratio = Math.round((ofTwo / ofOne) * 100) / 100
  const reads = await readInTurns(one, two)
  await one.close()
  await two.close()

  const rows = [
    { figure: 'one process, verifications per second', value: Math.round(ofOne) },
    { figure: 'two processes, verifications per second', value: Math.round(ofTwo) },
    { figure: 'ratio', value: ratio },
    ...reads,
  ]
  console.table(rows)
  if (ratio < RATIO_MIN) throw new Error('A goal was missed.')
  return rows
}

async function openVerifying(scene: Scene) {
  const load = await loadCodes(scene, 'holder-bound', { count: ROUNDS * PER_ROUND })
  let from = load.next
  return {
    round: async () => {
      const { perSecond } = await load.run({ url: scene.url, from, count: PER_ROUND })
      from += PER_ROUND
      return perSecond
    },
    stop: load.stop,
  }
}

async function readInTurns(one: Scene, two: Scene) {
  const times: Record<'one' | 'two', number[]> = { one: [], two: [] }
  const agents = { one: openAgent(), two: openAgent() }
  for (let round = 0; round < ROUNDS; round++) {
    times.one.push(...(await readEvenly(one.url, agents.one, READS / ROUNDS)))
    times.two.push(...(await readEvenly(two.url, agents.two, READS / ROUNDS)))
  }
  agents.one.destroy()
  agents.two.destroy()
  return [
    { figure: 'GET /api/trust, one process', ...describeReads('nothing', times.one) },
    { figure: 'GET /api/trust, two processes', ...describeReads('nothing', times.two) },
  ]
}

function openAgent(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 64 })
}
