import type { Dated } from '#contracts/learning/dated.ts'
import type { FormStep } from '#contracts/learning/form-step.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'
import type { FactId } from '#api/learning/content/facts/written-facts.ts'
import type { OfficialPageId } from '#api/learning/content/official-pages.ts'

interface WrittenStep extends Omit<FormStep, keyof Dated | 'sensitive' | 'lawyerLine'> {
  facts: readonly [FactId, ...FactId[]]
  page?: OfficialPageId
  sensitive?: true
}

export function writeStep({
  facts,
  page = 'ceac',
  sensitive,
  ...step
}: WrittenStep): Written<FormStep> {
  const written = dateBy(page, facts, step)
  if (!sensitive) return { ...written, sensitive: false }
  return { ...written, sensitive: true, lawyerLine: LAWYER_LINE }
}
