import type { Progress } from '#contracts/sync.ts'
import type { LearningModule, LearningPath } from './learning.ts'

/** Names in the account's log: of a module, and of a checklist. */
export function moduleName(path: string, module: string): string {
  return `${path}/${module}`
}

export function countDone(
  items: readonly { id: string }[],
  done: ReadonlyMap<string, string> | undefined,
): number {
  return items.filter(({ id }) => done?.has(id)).length
}

/** How much of a module is done, from 0 to 1; a checklist counts item by item. */
export function shareOf(
  path: string,
  module: LearningModule,
  { modules, checklists }: Pick<Progress, 'modules' | 'checklists'>,
): number {
  const name = moduleName(path, module.id)
  if (module.type !== 'checklist') return modules.has(name) ? 1 : 0
  return countDone(module.content, checklists.get(name)) / module.content.length
}

/** What was read counts by the learner's word, a checklist by what is ticked on it. */
export function isModuleDone(path: string, module: LearningModule, progress: Progress): boolean {
  return shareOf(path, module, progress) === 1
}

/** When the last item of a checklist was ticked; null while one is not. */
export function allTickedAt(
  items: readonly { id: string }[],
  done: ReadonlyMap<string, string> | undefined,
): string | null {
  const moments = items.flatMap(({ id }) => done?.get(id) ?? [])
  if (moments.length < items.length) return null
  return moments.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one))
}

/** When a module became done: it was read, or its last item was ticked. Null while it is not. */
export function doneAt(path: string, module: LearningModule, progress: Progress): string | null {
  const name = moduleName(path, module.id)
  if (module.type !== 'checklist') return progress.modules.get(name) ?? null
  return allTickedAt(module.content, progress.checklists.get(name))
}

/** Of all paths: the final exam opens when none is left. */
export function countModulesLeft(paths: readonly LearningPath[], progress: Progress): number {
  return paths.flatMap(({ id, modules }) =>
    modules.filter((module) => !isModuleDone(id, module, progress)),
  ).length
}
