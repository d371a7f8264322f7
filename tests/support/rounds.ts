/**
 * The depth of a run. `smoke`: `npm test` tests each case once. `slice`: `npm test` tests one slice
 * of the soak with more cases. `soak`: `npm run soak` has much time and the whole machine.
 */
type Depth = 'smoke' | 'slice' | 'soak'

const DEPTH = (process.env.TEST_DEPTH ?? 'smoke') as Depth

/** True when a test tries every case, and not only one case. */
export const IS_THOROUGH = DEPTH !== 'smoke'

/** The seed of all random choices. A run prints it, and `npm test -- --seed S` repeats the run. */
export const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 28)

export function byDepth<Value>(depths: Record<Depth, Value>): Value {
  return depths[DEPTH]
}

/**
 * Returns how often to repeat a test with random values: `thorough` times in the soak, a tenth of
 * this number in a slice, and `smoke` times in a normal run.
 */
export function rounds(thorough: number, smoke = 1): number {
  return byDepth({ smoke, slice: Math.max(smoke, Math.ceil(thorough / 10)), soak: thorough })
}

/** Returns all cases in a thorough run. Returns one case, chosen by the seed, in another run. */
export function sample<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_THOROUGH ? cases : cases.slice(SEED % cases.length).slice(0, 1)
}

/**
 * `inSoak(test)('…', …)` declares a test only in the soak and its slices. In other runs, the test
 * does not exist.
 */
export function inSoak<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  return IS_THOROUGH ? declare : ((() => undefined) as unknown as Declare)
}
