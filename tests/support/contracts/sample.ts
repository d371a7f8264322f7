import * as fc from 'fast-check'
import type * as z from 'zod/mini'

/** Functions for values that the schema does not determine. The key is the name of the field. */
export type Known = Readonly<Record<string, () => unknown>>

const SEED = 1

/** Values to try for a field, in this order. */
const PLAIN = [
  'sample',
  '30',
  '2030-01-31',
  '2030-01-31T12:00:00.000Z',
  'sample@example.com',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  'https://example.com',
  30,
  2,
  true,
]

/** Returns a value that this schema accepts. The value has every optional field. */
export function sampleOf(schema: z.core.$ZodType, known: Known = {}): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [
        name,
        known[name]?.() ?? sampleOf(field, known),
      ])
      return Object.fromEntries(fields)
    }
    case 'array':
      return Array.from({ length: lengthOf(schema) }, () => sampleOf(def.element, known))
    case 'record':
      return { [String(sampleOf(def.keyType, known))]: sampleOf(def.valueType, known) }
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def.innerType, known)
    case 'union':
      return sampleOf(def.options[0] as z.core.$ZodType, known)
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'undefined':
      return undefined
    case 'pipe':
      return findPlain(schema) ?? sampleOf(def.in, known)
    default:
      return singleOf(schema)
  }
}

/** Returns the length that the schema asks for. The length is at least one. */
function lengthOf(schema: z.core.$ZodType): number {
  const asked = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) =>
    'length' in def ? Number(def.length) : 'minimum' in def ? Number(def.minimum) : 1,
  )
  return Math.max(1, ...asked)
}

const singles = new WeakMap<z.core.$ZodType, unknown>()

function singleOf(schema: z.core.$ZodType): unknown {
  const value = singles.get(schema) ?? findPlain(schema) ?? matchPattern(schema)
  singles.set(schema, value)
  return value
}

function findPlain(schema: z.core.$ZodType) {
  return PLAIN.find((value) => (schema as z.ZodMiniType).safeParse(value).success)
}

/**
 * Returns a text that matches the pattern of the schema. If the schema has no pattern, returns an
 * empty text. If the schema refuses the text, the test must give a value in `known`.
 */
function matchPattern(schema: z.core.$ZodType): string {
  const checks = schema._zod.def.checks ?? []
  const [pattern] = checks.flatMap(({ _zod: { def } }) =>
    'pattern' in def && def.pattern instanceof RegExp ? def.pattern : [],
  )
  if (!pattern) return ''
  return fc.sample(fc.stringMatching(pattern), { seed: SEED, numRuns: 1 })[0] ?? ''
}
