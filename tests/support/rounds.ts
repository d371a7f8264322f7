/** True in `npm run soak`, which has much time and the whole machine. */
export const IN_SOAK = process.env.TEST_DEPTH === 'soak'

/**
 * The seed of random values. It is always the same in `npm test`. Each soak draws and prints its own seed.
 * `SEED=… npm run soak` repeats the values of another soak.
 * Decision: `docs/decisions/47-no-lottery.md`.
 */
export const SEED = Number(process.env.SEED ?? 1)

/** Returns how often a test with random values repeats itself in the soak, and in another run. */
export function rounds(inSoak: number, elsewhere = 1): number {
  return IN_SOAK ? inSoak : elsewhere
}

/**
 * Declares a test only in the soak: `inSoak(test)('…', …)`. In other runs, this test does not exist.
 * `tests/README.md` gives the reason for each file.
 */
export function inSoak<Declare extends (...args: never[]) => unknown>(declare: Declare): Declare {
  return IN_SOAK ? declare : ((() => undefined) as unknown as Declare)
}
