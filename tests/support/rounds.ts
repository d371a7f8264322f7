/**
 * How much a run tests. `npm test` tests each case once (`smoke`), and one slice of the soak (`slice`).
 * `npm run soak` has much time and the whole machine (`soak`).
 */
type Depth = 'smoke' | 'slice' | 'soak'

const DEPTH = (process.env.TEST_DEPTH ?? 'smoke') as Depth

/** Whether a test tries every case, and not only one. */
export const IS_THOROUGH = DEPTH !== 'smoke'

/** The seed of everything random. A run prints it, and `npm test -- --seed S` repeats the run. */
export const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 28)

export function byDepth<Value>(depths: Record<Depth, Value>): Value {
  return depths[DEPTH]
}

/**
 * How often to repeat a test of chance: `thorough` times in the soak, a tenth of it in a slice, and
 * `smoke` times in a normal run.
 */
export function rounds(thorough: number, smoke = 1): number {
  return byDepth({ smoke, slice: Math.max(smoke, Math.ceil(thorough / 10)), soak: thorough })
}

/** All cases in a thorough run. Elsewhere one case, chosen by the seed. */
export function sample<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_THOROUGH ? cases : cases.slice(SEED % cases.length).slice(0, 1)
}

/** `inSoak(test)('…', …)` declares a test only in the soak and its slices. Other runs do not know it. */
export function inSoak<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  return IS_THOROUGH ? declare : ((() => undefined) as unknown as Declare)
}
