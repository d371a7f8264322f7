import { INTERVIEW_CLASSES } from '#contracts/learning/learning.ts'
import type { CheckedContent, Finding } from './checked-content.ts'

/**
 * Rule 23: the days of a correction are in order. Its id is its own. Its classes, nationalities and facts exist,
 * and so does the chapter or notice that it leads to. Otherwise it concerns nobody, or leads nowhere.
 */
export function checkCorrections({ edition, facts, free }: CheckedContent): Finding[] {
  const ids = free.corrections.map(({ id }) => id)
  const factIds = new Set(facts.map(({ id }) => id))
  const chapters = new Set([...free.guide, ...free.notices].map(({ id }) => id))
  const names = new Set(free.lookup.nationalities.map(([name]) => name))
  const classes = new Set<string>(INTERVIEW_CLASSES)
  return free.corrections.flatMap((correction) => {
    const { id, from, until, chapter } = correction
    const wrong = [
      ids.indexOf(id) !== ids.lastIndexOf(id) && 'has an id that is used twice',
      until <= from && 'was corrected before it was said',
      until > edition && 'is corrected by an edition of a day to come',
      ...unknownIn(correction.classes, classes, 'class'),
      ...unknownIn(correction.nationalities ?? [], names, 'nationality'),
      ...unknownIn(correction.facts, factIds, 'fact'),
      chapter !== undefined &&
        !chapters.has(chapter) &&
        `leads to a chapter that is not there: ${chapter}`,
    ]
    return wrong.flatMap((what) => (what ? [{ rule: 23, where: `free/${id}`, what }] : []))
  })
}

function unknownIn(
  named: readonly string[],
  known: ReadonlySet<string | undefined>,
  kind: string,
): string[] {
  return named.filter((name) => !known.has(name)).map((name) => `names no known ${kind}: ${name}`)
}
