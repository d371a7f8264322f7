/** In `npm run soak`, which has the time and the machine for itself. */
export const IS_THOROUGH = Boolean(process.env.THOROUGH)

/**
 * How often a test does what is left to chance: so many times in `npm run soak`, and a tenth of them in
 * a run that somebody waits for.
 */
export function rounds(thorough: number): number {
  return IS_THOROUGH ? thorough : Math.ceil(thorough / 10)
}
