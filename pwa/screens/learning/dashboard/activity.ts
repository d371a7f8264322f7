import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import type { FinishedTest, Progress } from '#contracts/sync.ts'
import { allTickedAt, doneAt, moduleName } from '#contracts/learning/module-progress.ts'
import { documentsName } from '#pwa/screens/learning/path-progress.ts'
import { words } from './words.tsx'

export interface Activity {
  id: string
  at: string
  text: string
}

/** Describes the latest activities in words. The newest is first. */
export function activitiesOf(
  { paths, documentChecklists }: Pick<PremiumContent, 'paths' | 'documentChecklists'>,
  progress: Progress,
  count: number,
): Activity[] {
  const completions = paths.flatMap((path) =>
    path.modules.flatMap((module) => {
      const at = doneAt(path.id, module, progress)
      if (at === null) return []
      const text = words.activity.module(path.title, module.title)
      return [{ id: moduleName(path.id, module.id), at, text }]
    }),
  )
  const papers = documentChecklists.flatMap((list) => {
    const id = documentsName(list)
    const at = allTickedAt(list.items, progress.checklists.get(id))
    return at === null ? [] : [{ id, at, text: words.activity.list(list.title) }]
  })
  const tests = progress.tests.map((test) => ({
    id: test.id,
    at: test.at,
    text: words.activity.test(nameOfTest(test), test.result.score),
  }))
  return [...completions, ...papers, ...tests]
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, count)
}

export function nameOfTest({ test, visaType }: FinishedTest): string {
  const type = visaType === 'All' ? words.activity.everyType : visaType
  return test === 'quick_check'
    ? words.activity.quickCheck(type)
    : words.activity.practiceTest(type)
}
