import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import type { Dated } from '#contracts/learning/dated.ts'

/** All questions of the practice pools. */
export const questions = [
  ...freeContent.questions,
  ...premiumContent.questions,
  ...premiumContent.classQuestions,
]
export const modules = premiumContent.paths.flatMap((path) => path.modules)
export const simulated = [
  ...freeContent.simulator,
  ...modules.flatMap((module) => (module.type === 'interactive' ? module.content.questions : [])),
]
export const readings = [
  ...freeContent.guide.map(({ id, content }) => ({ id, content })),
  ...modules.flatMap((module) =>
    module.type === 'reading' ? [{ id: module.id, content: module.content }] : [],
  ),
  ...simulated.map(({ id, answer }) => ({ id, content: answer })),
]

export const dated = [...datedIn(freeContent), ...datedIn(premiumContent)]

/** Returns all strings in a value, in their order. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}

/** Returns all objects in a value that have an official page and facts. */
export function datedIn(value: unknown): Dated[] {
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(datedIn)
  return 'officialPage' in value && 'facts' in value ? [value as Dated, ...inside] : inside
}
