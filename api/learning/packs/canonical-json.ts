/**
 * Returns the canonical JSON of a value (RFC 8785). The reader of the value must have checked all strings.
 */
export function writeCanonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeCanonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${membersOf(value).map(writeMember).join(',')}}`
}

/**
 * Returns the same JSON in steps. Yields after each row of each part of a pack, because other work must also
 * run.
 */
export function* writeCanonicalInSteps(value: unknown, depth = 2): Generator<void, string> {
  if (depth === 0 || value === null || typeof value !== 'object') {
    yield
    return writeCanonical(value)
  }
  const written: string[] = []
  if (Array.isArray(value)) {
    for (const item of value) written.push(yield* writeCanonicalInSteps(item, depth - 1))
    return `[${written.join(',')}]`
  }
  for (const [key, inner] of membersOf(value)) {
    written.push(`${JSON.stringify(key)}:${yield* writeCanonicalInSteps(inner, depth - 1)}`)
  }
  return `{${written.join(',')}}`
}

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

function writeMember([key, inner]: [string, unknown]): string {
  return `${JSON.stringify(key)}:${writeCanonical(inner)}`
}
