/**
 * The depth of a run.
 * - `smoke`: `npm test` tests each case once.
 * - `slice`: `npm test` tests one slice of the soak with more cases.
 * - `soak`: `npm run soak` has much time and the whole machine.
 */
type Depth = 'smoke' | 'slice' | 'soak'

const DEPTH = (process.env.TEST_DEPTH ?? 'smoke') as Depth

/** True if a test tries every case. If false, a test tries only one case. */
export const IS_THOROUGH = DEPTH !== 'smoke'

/**
 * The seed of all random choices. Each run prints its seed. `npm test -- --seed S` repeats a run.
 */
export const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 28)

export function byDepth<Value>(depths: Record<Depth, Value>): Value {
  return depths[DEPTH]
}

/**
 * Returns the number of rounds of a test with random values. This number is `thorough` in the soak,
 * a tenth of `thorough` in a slice, and `smoke` in a normal run.
 */
export function rounds(thorough: number, smoke = 1): number {
  return byDepth({ smoke, slice: Math.max(smoke, Math.ceil(thorough / 10)), soak: thorough })
}

/**
 * Returns all cases in a thorough run. In another run, returns the one case that the seed chooses.
 */
export function sample<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_THOROUGH ? cases : cases.slice(SEED % cases.length).slice(0, 1)
}

/**
 * Declares a test only in the soak and its slices: `inSoak(test)('…', …)`. In other runs, this test
 * does not exist.
 */
export function inSoak<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  return IS_THOROUGH ? declare : ((() => undefined) as unknown as Declare)
}
