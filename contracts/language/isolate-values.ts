const [FIRST_STRONG, POP] = ['\u2068', '\u2069']

/**
 * Returns the words with an isolate around each value in them. Without an isolate, an amount, an id
 * or a Latin name in a text from right to left would change places with the words next to it.
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

/** A whole number gets no isolate. It needs none, and some texts choose a plural form by it. */
const IS_NUMBER = /^\d+$/

export function isolateValue<Value>(value: Value): Value | string {
  return typeof value === 'string' && !IS_NUMBER.test(value) ? FIRST_STRONG + value + POP : value
}
