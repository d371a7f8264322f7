/**
 * Returns a sentence about the difference between two values. Returns no sentence for equal values.
 */
export function compare(name: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${name}: found ${one}, expected ${other}`]
}
