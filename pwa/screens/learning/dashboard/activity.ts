import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { FinishedTest, Progress } from '#contracts/sync.ts'
import { isModuleDone, moduleName } from '#contracts/learning/module-progress.ts'

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
      path.modules
        .filter((module) => isModuleDone(path.id, module, progress))
        .map((module) => [moduleName(path.id, module.id), `${path.title}: ${module.title}`]),
    ),
  )
  const completions = [...progress.modules].flatMap(([name, at]) => {
    const title = titles.get(name)
    return title === undefined ? [] : [{ id: name, at, text: `Completed ${title}` }]
  })
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
