import type { FactValue } from './facts/written-fact.ts'
import { isFactId, type FactId, WRITTEN_FACTS } from './facts/written-facts.ts'

const PLACEHOLDER = /\{([A-Z]{1,2}\d{1,2})\.(\w+)\}/g
const DAY = /^\d{4}-\d\d-\d\d$/
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function writeDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

export function writeValue(value: FactValue): string {
  if (typeof value !== 'string') return conjunction.format(value.map(writeValue))
  return DAY.test(value) ? writeDay(value) : value
}

function valueOf(id: string, name: string): string {
  const fact = isFactId(id) ? WRITTEN_FACTS[id] : undefined
  const value = name === 'asOf' ? fact?.asOf : fact?.values?.[name]
  if (value === undefined) throw new Error(`No fact has the value {${id}.${name}}`)
  return writeValue(value)
}

/** A text with the values of the facts that it names, and those facts. */
export function fill(text: string, cite?: (id: FactId) => void): string {
  return text.replaceAll(PLACEHOLDER, (_whole, id: string, name: string) => {
    if (isFactId(id)) cite?.(id)
    return valueOf(id, name)
  })
}

/** The same for every string inside a value, which keeps its shape. */
export function fillAll<Value>(value: Value, cite: (id: FactId) => void): Value {
  return fillInside(value, cite) as Value
}

function fillInside(value: unknown, cite: (id: FactId) => void): unknown {
  if (typeof value === 'string') return fill(value, cite)
  if (Array.isArray(value)) return value.map((inner: unknown) => fillInside(inner, cite))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, fillInside(inner, cite)])
  return Object.fromEntries(entries)
}
