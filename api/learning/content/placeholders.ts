import { writeDay } from './write-day.ts'
import type { FactValue, WrittenFact } from './facts/written-fact.ts'

const PLACEHOLDER = /\{([A-Z]{1,2}\d{1,2})\.(\w+)\}/g
const OLDEST = /\{oldest((?: [A-Z]{1,2}\d{1,2})+)\}/g
const EDITION = '{edition}'
const DAY = /^\d{4}-\d\d-\d\d$/
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** The data that replaces the placeholders. */
export interface Values {
  edition: string
  facts: Readonly<Record<string, WrittenFact<string>>>
}

/** The error for a text that names a fact, value, page or reading that does not exist. */
export class MissingFact extends Error {
  override readonly name = 'MissingFact'
}

export function isDay(value: string): boolean {
  return DAY.test(value)
}

export function writeValue(value: FactValue): string {
  if (typeof value !== 'string') return conjunction.format(value.map(writeValue))
  return isDay(value) ? writeDay(value) : value
}

/** The alphabetical order of days in ISO form is their order in time. */
export function earliest(days: readonly string[]): string {
  return days.toSorted()[0] ?? ''
}

function valueOf({ facts }: Values, id: string, name: string): FactValue {
  const fact = Object.hasOwn(facts, id) ? facts[id] : undefined
  const named = fact?.values && Object.hasOwn(fact.values, name) ? fact.values[name] : undefined
  const value = name === 'asOf' ? fact?.asOf : named
  if (value === undefined) throw new MissingFact(`No fact has the value {${id}.${name}}`)
  return value
}

/** Returns the ids of the facts whose values a text contains. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, id = '']) => id)
}

/** Returns a placeholder, which `fill` replaces with the oldest day of these facts. */
export function oldestOf(ids: readonly string[]): string {
  return `{oldest ${ids.join(' ')}}`
}

/**
 * Fills the placeholders of a text. Calls `cite` for each fact whose value is used. `write` writes a
 * value in the language of the text.
 */
export function fill(
  text: string,
  values: Values,
  cite?: (id: string) => void,
  write: (value: FactValue) => string = writeValue,
): string {
  return text
    .replaceAll(PLACEHOLDER, (_whole, id: string, name: string) => {
      cite?.(id)
      return write(valueOf(values, id, name))
    })
    .replaceAll(OLDEST, (_whole, ids: string) => {
      const days = ids
        .trim()
        .split(' ')
        .map((id) => writeAsOf(values, id))
      return write(earliest(days))
    })
    .replaceAll(EDITION, () => write(values.edition))
}

function writeAsOf(values: Values, id: string): string {
  return String(valueOf(values, id, 'asOf'))
}
