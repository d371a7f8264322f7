import type { Content } from '#api/learning/content/compose-content.ts'
import { buildContent } from '#api/learning/content/learning-content.ts'
import { NEVER } from '#contracts/learning/dated.ts'

const LAST_DAYS = ['checkBy', 'expires', 'askedUntil']
const CHECKS = ['on', 'checkedOn', 'edition']
const OWN_DAYS = ['startsOn', 'endsOn']

/** Returns a copy of the content, checked on this day, of which nothing ever ends. A test may change the copy. */
export function lastingContent(day: string): Content {
  return JSON.parse(JSON.stringify(buildContent), (member, value: unknown) => {
    if (LAST_DAYS.includes(member)) return NEVER
    if (CHECKS.includes(member)) return day
    return OWN_DAYS.includes(member) ? undefined : value
  }) as Content
}
