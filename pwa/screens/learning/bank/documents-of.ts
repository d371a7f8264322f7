import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { ChecklistItem, InterviewClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'

/**
 * Looks for each document first in the checklist of the class, and then in the other checklists.
 */
export function documentsOf(
  { documents }: InterviewQuestion,
  interviewClass: InterviewClass,
  { documentChecklists }: Pick<PremiumContent, 'documentChecklists'>,
): ChecklistItem[] {
  const own = documentChecklists.filter(({ visaType }) => visaType === interviewClass)
  const items = [...own, ...documentChecklists].flatMap((list) => list.items)
  return documents.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
