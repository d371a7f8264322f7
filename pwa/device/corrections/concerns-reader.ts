import type { Correction } from '#contracts/learning/correction.ts'
import type { KnownReader } from '#pwa/device/nationality/use-known-reader.ts'

/** A reader, and since when they have the guide. */
export interface GuideReader extends KnownReader {
  /** A time at which the reader had the guide already, in milliseconds. Infinity when none is known. */
  since: number
}

/**
 * Returns whether a correction touches this reader. It touches nobody who is new: such a reader has read no edition
 * from before the correction.
 */
export function concernsReader(
  { classes, nationalities, until }: Pick<Correction, 'classes' | 'nationalities' | 'until'>,
  reader: GuideReader,
): boolean {
  if (reader.since >= Date.parse(until)) return false
  if (nationalities && !nationalities.some((name) => reader.nationalities.includes(name))) {
    return false
  }
  return classes.some((name) => name === 'All' || reader.classes.includes(name))
}
