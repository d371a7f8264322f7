import type { PremiumContent } from '#contracts/learning.ts'
import type { Progress } from '#contracts/sync.ts'
import { moduleName } from './path-progress.ts'

export interface Activity {
  id: string
  at: string
  text: string
}

/** What was done lately, newest first, in words. */
export function activitiesOf(
  { paths }: Pick<PremiumContent, 'paths'>,
  progress: Progress,
  count: number,
): Activity[] {
  const titles = new Map(
    paths.flatMap((path) =>
      path.modules.map((module) => [
        moduleName(path.id, module.id),
        `${path.title}: ${module.title}`,
      ]),
    ),
  )
  const completions = [...progress.modules].map(([name, at]) => ({
    id: name,
    at,
    text: `Completed ${titles.get(name) ?? name}`,
  }))
  const tests = progress.tests.map(({ id, at, test, visaType, result }) => ({
    id,
    at,
    text: `${test === 'quick_check' ? 'Quick check' : 'Practice test'}, ${visaType}: ${String(result.score)}%`,
  }))
  return [...completions, ...tests]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, count)
}
