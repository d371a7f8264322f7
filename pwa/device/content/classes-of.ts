import type { DatedNotice } from '#contracts/learning/learning.ts'
import { words } from './words.tsx'

/** Names the visa classes that a notice is about. A notice is never only for one nationality. */
export function classesOf({ classes }: Pick<DatedNotice, 'classes'>): string {
  const { all, some } = words.classes
  return classes.includes('All') ? all : some(classes.join(', '))
}
