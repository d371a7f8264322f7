import type { Correction } from '#contracts/learning/correction.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'

/**
 * Returns whether a correction touches this reader. It touches nobody of whom nothing is known: a new visitor has
 * read no earlier edition.
 */
export function concernsReader(
  { classes, nationalities }: Pick<Correction, 'classes' | 'nationalities'>,
  reader: KnownReader,
): boolean {
  if (nationalities && !nationalities.some((name) => reader.nationalities.includes(name))) {
    return false
  }
  if (classes.includes('All')) return reader.classes.length + reader.nationalities.length > 0
  return classes.some((name) => reader.classes.includes(name))
}
