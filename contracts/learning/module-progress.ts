import type { Progress } from '#contracts/sync.ts'
import type { LearningModule, LearningPath } from './learning.ts'

/** Returns the name of a module in the account's log. A checklist is a module too. */
export function moduleName(path: string, module: string): string {
  return `${path}/${module}`
}

export function countDone(
  items: readonly { id: string }[],
  done: ReadonlyMap<string, string> | undefined,
): number {
  return items.filter(({ id }) => done?.has(id)).length
}

/**
 * Returns the completed share of a module, from 0 to 1. For a checklist, this is the share of
 * ticked items.
 */
export function shareOf(
  path: string,
  module: LearningModule,
  { modules, checklists }: Pick<Progress, 'modules' | 'checklists'>,
): number {
  const name = moduleName(path, module.id)
  if (module.type !== 'checklist') return modules.has(name) ? 1 : 0
  return countDone(module.content, checklists.get(name)) / module.content.length
}

/**
 * A checklist is done when every item is ticked. Every other module is done when the log says so.
 * The app records a reading after the answers to its questions.
 */
export function isModuleDone(path: string, module: LearningModule, progress: Progress): boolean {
  return shareOf(path, module, progress) === 1
}

/** Returns the time of the last tick of a checklist. Returns null while an item has no tick. */
export function allTickedAt(
  items: readonly { id: string }[],
  done: ReadonlyMap<string, string> | undefined,
): string | null {
  const moments = items.flatMap(({ id }) => done?.get(id) ?? [])
  if (moments.length < items.length) return null
  return moments.reduce((one, other) => (Date.parse(other) > Date.parse(one) ? other : one))
}

/**
 * Returns the time at which a module was done. For a checklist, this is the time of the last tick.
 * Returns null for a module that is not done.
 */
export function doneAt(path: string, module: LearningModule, progress: Progress): string | null {
  const name = moduleName(path, module.id)
  if (module.type !== 'checklist') return progress.modules.get(name) ?? null
  return allTickedAt(module.content, progress.checklists.get(name))
}

/** A module, and the path to which it belongs. */
export interface ModuleOfPath {
  path: LearningPath
  module: LearningModule
}

/**
 * Returns the modules that are not done, in the order of the paths. The final exam opens when there
 * is none.
 */
export function modulesLeftOf(paths: readonly LearningPath[], progress: Progress): ModuleOfPath[] {
  return paths.flatMap((path) =>
    path.modules
      .filter((module) => !isModuleDone(path.id, module, progress))
      .map((module) => ({ path, module })),
  )
}
