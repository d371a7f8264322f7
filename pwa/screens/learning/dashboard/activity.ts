import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { FinishedTest, Progress } from '#contracts/sync.ts'
import { doneAt, moduleName } from '#contracts/learning/module-progress.ts'

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
  const completions = paths.flatMap((path) =>
    path.modules.flatMap((module) => {
      const at = doneAt(path.id, module, progress)
      if (at === null) return []
      const text = `Completed ${path.title}: ${module.title}`
      return [{ id: moduleName(path.id, module.id), at, text }]
    }),
  )
  const tests = progress.tests.map((test) => ({
    id: test.id,
    at: test.at,
    text: `${nameOfTest(test)}: ${String(test.result.score)}%`,
  }))
  return [...completions, ...tests]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, count)
}

export function nameOfTest({ test, visaType }: FinishedTest): string {
  return `${test === 'quick_check' ? 'Quick check' : 'Practice test'}, ${visaType}`
}
