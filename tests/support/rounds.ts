/**
 * How often a test does what is left to chance: so many times in `npm run soak`, and a tenth of them in
 * a run that somebody waits for.
 */
export function rounds(thorough: number): number {
  return process.env.THOROUGH ? thorough : Math.ceil(thorough / 10)
}
