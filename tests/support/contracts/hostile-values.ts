const LONG = 60_000
const DEEP = 5_000

/**
 * Texts that can cause faults. Some have half of a surrogate pair. Some have a special meaning for
 * a program. Some change when they are normalized.
 */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  '\ud800',
  'a\udc00b',
  '\ud83d\ud83d',
  '\ufeff',
  '\uffff',
  '\u202e',
  '\r\nX-Planted: 1',
  '🛂'.repeat(12),
  'İ'.repeat(50),
  'ﷺ'.repeat(40),
  `a${'\u0301'.repeat(49)}`,
  'x'.repeat(LONG),
  '9'.repeat(4_000),
  '%',
  '_%\\',
  "'; drop table users; --",
  '$1 ?? ? :name: {}',
  '\\ud800',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-1',
  '1e308',
  '1e400',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '0000-01-01',
  '0001-01-01',
  '1970-01-01',
  '9999-12-31',
  '10000-01-01',
  '+275760-09-13',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2030-06-30T23:59:60.000Z',
  `2030-01-31T12:00:00.${'9'.repeat(30)}Z`,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  'urn:uuid:ffffffff-ffff-4fff-bfff-ffffffffffff',
  '{ffffffff-ffff-4fff-bfff-ffffffffffff}',
  `"${'x'.repeat(60)}"@example.com`,
  `${'a'.repeat(64)}@${'b.'.repeat(90)}example.com`,
  '"\\u0000"',
  '{"token":{"token":1}}',
]

/** The texts that a URL can carry in percent-encoding. */
export const HOSTILE_IN_ADDRESSES = TEXTS.filter(
  (text) => text.isWellFormed() && text.length < LONG,
)

/** Values of every kind that JSON has, written as JSON text. */
const JSONS: readonly string[] = [
  ...TEXTS.map((text) => JSON.stringify(text)),
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '0.5',
  '32768',
  '2147483648',
  '9007199254740991',
  '9223372036854775808',
  '1e308',
  '-1e308',
  '1e-320',
  '1e400',
  '[]',
  '[null]',
  '{}',
  `[${'1,'.repeat(LONG / 2 - 1)}1]`,
  `[${'{},'.repeat(60)}{}]`,
  `{${Array.from({ length: 5_000 }, (_, key) => `"${String(key)}":1`).join()}}`,
  '['.repeat(20) + ']'.repeat(20),
  '['.repeat(DEEP) + ']'.repeat(DEEP),
  '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP),
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"\\ud800":"\\u0000"}',
  '{"$ne":""}',
  '{"toString":1,"valueOf":2,"toJSON":3,"then":4,"length":-1}',
]

export const HOSTILE_QUERIES: readonly string[] = [
  '?__proto__=1',
  '?constructor=1&toString=2',
  '?=&&=',
  '?x=%ED%A0%80',
  '?%00',
]

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'User-Agent': 'ÿ'.repeat(8_000) },
  { Cookie: 'sid=%00; sid.sig=\u00ff; known=.; known.sig=' },
  { 'X-Forwarded-For': '%00, fe80::1%eth0' },
  { 'X-Forwarded-For': `${'x'.repeat(5_000)}\\` },
  { 'X-Forwarded-For': '::ffff:1.2.3.4.5, ::::' },
  { 'Accept-Encoding': 'gzip;q=NaN,,;;' },
  { 'If-None-Match': '"' },
  { 'Content-Type': 'application/json; charset=utf-16; =;' },
  { 'Content-Encoding': '\u00ff' },
  { 'Stripe-Signature': 't=1e400,v1=,v1=zz' },
]

/** One fault to put into a value. `of` returns the value with the fault, as JSON text. */
export interface Breaking {
  what: string
  of(value: unknown): string
}

const PLACE = '\u0001'

/**
 * Returns all faults for values of this shape. Each part of the value in turn gets each hostile
 * value, is left out, or gets an unknown neighbour.
 */
export function breakingsOf(value: unknown): Breaking[] {
  return pathsIn(value).flatMap((path) => {
    const name = path.join('.') || 'all'
    const more = [...path, 'unknown']
    return [
      ...JSONS.map((json) => ({
        what: `${name} as ${json.slice(0, 40)}`,
        of: (whole: unknown) =>
          JSON.stringify(put(whole, path, PLACE)).replace(JSON.stringify(PLACE), () => json),
      })),
      {
        what: `${name} left out`,
        of: (whole) => JSON.stringify(put(whole, path, undefined)),
      },
      { what: `${name} and more`, of: (whole) => JSON.stringify(put(whole, more, 1)) },
    ]
  })
}

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [[...path], ...parts.flatMap(([key, part]) => pathsIn(part, [...path, key]))]
}

function put(value: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part
  if (Array.isArray(value)) {
    return value.map((item: unknown, at) => (String(at) === key ? put(item, rest, part) : item))
  }
  const parts = { ...(value as Record<string, unknown>) }
  return { ...parts, [key]: put(parts[key], rest, part) }
}
