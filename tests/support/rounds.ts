/**
 * How deep a run goes: `npm test` looks once (`smoke`) and takes one slice of the soak along (`slice`), and
 * `npm run soak` has the time and the machine for itself (`soak`).
 */
type Depth = 'smoke' | 'slice' | 'soak'

const DEPTH = (process.env.TEST_DEPTH ?? 'smoke') as Depth

/** Every case is tried, and not one of them. */
export const IS_THOROUGH = DEPTH !== 'smoke'

/** What is left to chance follows it; a run prints it, and `npm test -- --seed S` repeats it. */
export const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 28)

export function byDepth<Value>(depths: Record<Depth, Value>): Value {
  return depths[DEPTH]
}

/**
 * How often a test does what is left to chance: so many times in the soak, a tenth of them in a slice of
 * it, and once in a run that somebody waits for, or as often as makes sense there.
 */
export function rounds(thorough: number, smoke = 1): number {
  return byDepth({ smoke, slice: Math.max(smoke, Math.ceil(thorough / 10)), soak: thorough })
}

/** All of them where there is time, and elsewhere one: its turn comes with the seed. */
export function sample<Case>(cases: readonly Case[]): readonly Case[] {
  return IS_THOROUGH ? cases : cases.slice(SEED % cases.length).slice(0, 1)
}

/** `inSoak(test)('…', …)` declares what only the soak and its slices have; other runs know nothing of it. */
export function inSoak<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  return IS_THOROUGH ? declare : ((() => undefined) as unknown as Declare)
}
