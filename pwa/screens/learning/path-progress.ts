import { SIMULATOR_ROWS } from '#pwa/device/progress/rows.ts'
import type { ChecklistItem, LearningPath, ReaderClass } from '#contracts/learning/learning.ts'
import type { DocumentChecklist } from '#contracts/learning/sheets.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { countDone, moduleName, shareOf } from '#contracts/learning/module-progress.ts'
import { meanOf } from '#contracts/learning/practice.ts'
import type { FinishedTest, Progress } from '#contracts/sync.ts'
import { moduleAddress } from '#pwa/device/progress/module-address.ts'
import { toVisaCode } from './visa-code.ts'

/** Returns the name of the row with a learner's written answers in a module of the simulator. */
export function answersName(module: string): string {
  return `${SIMULATOR_ROWS}${module}`
}

/** Returns the name of a document list in the log: `documents/b-1-b-2` for a B-1/B-2 visa. */
export function documentsName({ visaType }: Pick<DocumentChecklist, 'visaType'>): string {
  return `documents/${toVisaCode(visaType)}`
}

interface PathProgress {
  /**
   * A whole number from 0 to 100. A checklist counts with the share of its items that are ticked.
   */
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

export function isAnythingBegun({ modules, tests, checklists }: Progress): boolean {
  return (
    modules.size > 0 || tests.length > 0 || [...checklists.values()].some(({ size }) => size > 0)
  )
}

interface TestStats {
  /** The oldest test is first. */
  tests: readonly FinishedTest[]
  /**
   * The number of questions that were practised, each counted once. Questions of the simulator are
   * included.
   */
  questionsPracticed: number
  /** Null before the first test. */
  bestScore: number | null
}

export function testStatsOf(progress: Progress): TestStats {
  const tests = progress.tests.filter(({ test }) => test !== 'simulator')
  return {
    tests,
    questionsPracticed: progress.practiced.size,
    bestScore: tests.length === 0 ? null : Math.max(...tests.map(({ result }) => result.score)),
  }
}

export interface DashboardStats {
  overallPercent: number
  questionsPracticed: number
  /** Null before the first test. */
  bestScore: number | null
  lastTest: FinishedTest | null
  checklistsDone: number
  checklists: number
}

/**
 * Returns the numbers of the dashboard. Two of them count the checklists of the paths and of the
 * reader's own class.
 */
export function statsOf(
  content: PremiumContent,
  progress: Progress,
  readerClass: ReaderClass | undefined,
): DashboardStats {
  const { tests, questionsPracticed, bestScore } = testStatsOf(progress)
  const { paths, documentChecklists } = content
  const lists = checklistsOf({
    paths,
    documentChecklists: documentChecklists.filter(({ visaType }) => visaType === readerClass),
  })
  return {
    overallPercent: meanOf(content.paths.map((path) => progressOf(path, progress).percent)),
    questionsPracticed,
    bestScore,
    lastTest: tests.at(-1) ?? null,
    checklistsDone: lists.filter(
      ({ name, items }) => countDone(items, progress.checklists.get(name)) === items.length,
    ).length,
    checklists: lists.length,
  }
}

export interface NamedChecklist {
  name: string
  /** The page on which the reader ticks the items. */
  to: string
  items: readonly ChecklistItem[]
}

export function checklistsOf({
  paths,
  documentChecklists,
}: Pick<PremiumContent, 'paths' | 'documentChecklists'>): NamedChecklist[] {
  const inPaths = paths.flatMap(({ id, modules }) =>
    modules.flatMap((module) =>
      module.type === 'checklist'
        ? [
            {
              name: moduleName(id, module.id),
              to: moduleAddress(id, module.id),
              items: module.content,
            },
          ]
        : [],
    ),
  )
  const ofDocuments = documentChecklists.map((list) => ({
    name: documentsName(list),
    to: `/dashboard/downloads/${toVisaCode(list.visaType)}/documents`,
    items: list.items,
  }))
  return [...inPaths, ...ofDocuments]
}

/** The tips stay the same all day, and the next day has other tips. */
export function tipsOf(tips: readonly string[], day: number, count: number): string[] {
  return Array.from({ length: Math.min(count, tips.length) }, (_, place) => {
    const at = (day * count + place) % tips.length
    return tips[at] ?? ''
  })
}
