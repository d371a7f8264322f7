import { BUILD_SOURCES } from '#api/learning/content/build-sources.ts'
import { writeDay } from '#api/learning/content/write-day.ts'
import type { PackHead } from './content-pack-row.ts'

/**
 * Returns the reason why a pack cannot be used. Returns null when it can be used. If a key is removed from
 * `CONTENT_KEYS`, all packs of its editor are out of use. A pack may be older than the build. On the same day
 * the pack can be used, because it was made from the content of that build.
 */
export function faultOf(
  { built, signedBy }: Pick<PackHead, 'built' | 'signedBy'>,
  keys: readonly string[],
): string | null {
  if (!keys.includes(signedBy)) return 'The key that signed it is none of CONTENT_KEYS.'
  const floor = BUILD_SOURCES.edition
  if (built >= floor) return null
  return `It is of ${writeDay(built)}, and what the build brought is of ${writeDay(floor)}.`
}
