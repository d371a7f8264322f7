/** What differs, in a sentence; nothing where both are the same. */
export function compare(name: string, found: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)]
  return one === other ? [] : [`${name}: found ${one}, expected ${other}`]
}
