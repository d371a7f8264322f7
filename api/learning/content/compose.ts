import type { FactId } from './facts/written-facts.ts'

/** A line of a reading, alone or with the ids of the facts that it states. */
export type Line = string | readonly [text: string, ...facts: FactId[]]

/** Joins lines to a reading. Returns its text and all facts that the lines state. */
export function composeReading(lines: readonly Line[]): { content: string; facts: FactId[] } {
  const facts = new Set<FactId>()
  const texts = lines.map((line) => {
    if (typeof line === 'string') return line
    const [text, ...ids] = line
    for (const id of ids) facts.add(id)
    return text
  })
  return { content: texts.join('\n'), facts: [...facts] }
}
