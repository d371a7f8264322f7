const [FIRST_STRONG, POP] = ['\u2068', '\u2069']

/**
 * Returns words that isolate each text they are given. In a language from right to left, an amount, an id or a
 * Latin name would otherwise change places with the words beside it.
 */
export function isolateValues<Words>(words: Words): Words {
  if (typeof words === 'function') {
    const write = words as (...values: unknown[]) => unknown
    return ((...values: unknown[]) => write(...values.map(isolateValue))) as Words
  }
  if (words === null || typeof words !== 'object' || Array.isArray(words)) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, inner]: [string, unknown]) => [name, isolateValues(inner)]),
  ) as Words
}

/** A whole number needs no isolate, and some texts count with it. */
const IS_NUMBER = /^\d+$/

export function isolateValue<Value>(value: Value): Value | string {
  return typeof value === 'string' && !IS_NUMBER.test(value) ? FIRST_STRONG + value + POP : value
}
