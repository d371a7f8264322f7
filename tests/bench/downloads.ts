import { markRevoked, packShard, SHARD_BITS } from '#contracts/trust/shard.ts'

const PASSES = 10_000_000 * 1.2
const POLLS_A_DAY = 96
const DAYS = 7
const OPENS_AT = 9
const COUNTER_HOURS = 8
/** The number of list sizes that are measured. Other sizes are interpolated. */
const SIZES = 24

/** Returns the size of a full list in bytes. The size depends on the number of revoked passes. */
type SizeOf = (revoked: number) => number

/**
 * Measures how many bytes of lists a verifier downloads in a day, as the mean of a week. The
 * measurement has ten million holders. Each opens the wallet daily, and so has a pass in the list
 * of this week and in the list of the next week. A revocation changes both lists. At each poll, the
 * verifier downloads the lists that have new names.
 */
export async function measureDownloads() {
  const rows: Record<string, string>[] = []
  for (const share of [0.0001, 0.001, 0.01]) {
    const sizeOf = await measureSizes(2.5 * share * SHARD_BITS)
    const shards = Array.from({ length: Math.ceil(PASSES / SHARD_BITS) }, (_, shard) =>
      Math.min(SHARD_BITS, PASSES - shard * SHARD_BITS),
    )
    const oneList = shards.reduce((sum, passes) => sum + sizeOf(passes * share), 0)
    const perDay = (polls: readonly number[]) => {
      const lists = shards.flatMap((passes) => [passes, passes])
      const week = lists.map((passes, at) =>
        simulateWeek({ aWeek: passes * share, isOfThisWeek: at % 2 === 0, polls, sizeOf }),
      )
      return inUnits(week.reduce((sum, bytes) => sum + bytes, 0) / DAYS)
    }
    const every = (polls: number) => (_: unknown, at: number) => at * polls
    const atCounter = (poll: number) =>
      poll >= OPENS_AT * 4 && poll <= (OPENS_AT + COUNTER_HOURS) * 4
    const all = Array.from({ length: POLLS_A_DAY }, every(1))
    rows.push({
      revokedAWeek: `${String(share * 100)} %`,
      oneList: inUnits(oneList),
      onceADay: perDay([OPENS_AT * 4]),
      counter: perDay(all.filter(atCounter)),
      alwaysOpen: perDay(all),
      hourly: perDay(Array.from({ length: 24 }, every(4))),
    })
  }
  return rows
}

interface List {
  /** The number of this list's passes that are revoked in a week. */
  aWeek: number
  /** True for the list of this week, which begins with the revocations of the week before. */
  isOfThisWeek: boolean
  /** The times of day at which the verifier polls, in quarters of an hour. */
  polls: readonly number[]
  sizeOf: SizeOf
}

/**
 * Returns the bytes that a verifier downloads in a week. At its start, the verifier has the current
 * list.
 */
function simulateWeek({ aWeek, isOfThisWeek, polls, sizeOf }: List): number {
  const quarters = DAYS * POLLS_A_DAY
  let revoked = isOfThisWeek ? Math.round(aWeek) : 0
  let held = revoked
  let bytes = 0
  for (let quarter = 0; quarter < quarters; quarter++) {
    if (polls.includes(quarter % POLLS_A_DAY) && revoked !== held) {
      bytes += sizeOf(revoked)
      held = revoked
    }
    revoked += drawPoisson(aWeek / quarters)
  }
  return bytes
}

/** Draws a number from a Poisson distribution with this mean. */
function drawPoisson(expected: number): number {
  let count = 0
  for (let time = -Math.log(1 - Math.random()); time < expected; count++) {
    time -= Math.log(1 - Math.random())
  }
  return count
}

/**
 * Measures the sizes of lists with up to this many revoked passes. The lists are packed in the same
 * way as in the product.
 */
async function measureSizes(most: number): Promise<SizeOf> {
  const counts = [0, ...Array.from({ length: SIZES }, (_, at) => most ** ((at + 1) / SIZES))]
  const points: [number, number][] = []
  for (const count of counts.map(Math.round)) {
    const revoked = Array.from({ length: count }, () => Math.floor(Math.random() * SHARD_BITS))
    points.push([count, (await packShard(markRevoked(0, revoked))).length])
  }
  return (revoked) => {
    const after = Math.max(
      1,
      points.findIndex(([count]) => count >= revoked),
    )
    const [[from, low], [to, high]] = [points[after - 1] ?? [0, 0], points[after] ?? [1, 0]]
    return to === from ? high : low + ((high - low) * (revoked - from)) / (to - from)
  }
}

function inUnits(bytes: number): string {
  return bytes < 1_000_000
    ? `${(bytes / 1_000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
