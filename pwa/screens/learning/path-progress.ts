import type {
  DocumentChecklist,
  LearningModule,
  LearningPath,
  PremiumContent,
} from '#contracts/learning.ts'
import { meanOf } from '#contracts/practice.ts'
import type { FinishedTest, Progress } from '#contracts/sync.ts'
import { toVisaCode } from './visa-code.ts'

/** Names in the account's log: of a module, and of a checklist. */
export function moduleName(path: string, module: string): string {
  return `${path}/${module}`
}

/** `documents/b-1-b-2` for the documents of a B-1/B-2 visa. */
export function documentsName({ visaType }: Pick<DocumentChecklist, 'visaType'>): string {
  return `documents/${toVisaCode(visaType)}`
}

export interface PathProgress {
  /** A whole percent; a checklist counts item by item until its module is completed. */
  percent: number
  totalItems: number
  completedItems: number
}

export function progressOf({ id, modules }: LearningPath, progress: Progress): PathProgress {
  const shares = modules.map((module) => shareOf(id, module, progress))
  const sum = shares.reduce((total, share) => total + share, 0)
  return {
    percent: Math.round((sum / modules.length) * 100),
    totalItems: modules.length,
    completedItems: shares.filter((share) => share === 1).length,
  }
}

function shareOf(path: string, module: LearningModule, { modules, checklists }: Progress): number {
  const name = moduleName(path, module.id)
  if (modules.has(name)) return 1
  if (module.type !== 'checklist') return 0
  // Ticking everything is not yet the learner's word that the module is done.
  return countDone(module.content, checklists.get(name)) / (module.content.length + 1)
}

export function countDone(
  items: readonly { id: string }[],
  done: ReadonlySet<string> | undefined,
): number {
  return items.filter(({ id }) => done?.has(id)).length
}

export interface DashboardStats {
  overallPercent: number
  questionsPracticed: number
  tests: number
  /** Null before the first test. */
  bestScore: number | null
  lastTest: FinishedTest | null
  checklistsDone: number
  checklists: number
}

export function statsOf(content: PremiumContent, progress: Progress): DashboardStats {
  const tests = progress.tests.filter(({ test }) => test !== 'simulator')
  const lists = checklistsOf(content)
  return {
    overallPercent: meanOf(content.paths.map((path) => progressOf(path, progress).percent)),
    questionsPracticed: tests.reduce((sum, { result }) => sum + result.totalQuestions, 0),
    tests: tests.length,
    bestScore: tests.length === 0 ? null : Math.max(...tests.map(({ result }) => result.score)),
    lastTest: tests.at(-1) ?? null,
    checklistsDone: lists.filter(
      ({ name, items }) => countDone(items, progress.checklists.get(name)) === items.length,
    ).length,
    checklists: lists.length,
  }
}

function checklistsOf({ paths, documentChecklists }: PremiumContent) {
  const inPaths = paths.flatMap(({ id, modules }) =>
    modules.flatMap((module) =>
      module.type === 'checklist'
        ? [{ name: moduleName(id, module.id), items: module.content }]
        : [],
    ),
  )
  const ofDocuments = documentChecklists.map((list) => ({
    name: documentsName(list),
    items: list.items,
  }))
  return [...inPaths, ...ofDocuments]
}

/** The tips of a day: the same all day, others tomorrow. */
export function tipsOf(tips: readonly string[], day: number, count: number): string[] {
  return Array.from({ length: Math.min(count, tips.length) }, (_, place) => {
    const at = (day * count + place) % tips.length
    return tips[at] ?? ''
  })
}
