import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { ChecklistItem, InterviewClass } from '#contracts/learning/learning.ts'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'

/** The documents of a question, from the checklist of the class, or else from the first one with them. */
export function documentsOf(
  { documents }: InterviewQuestion,
  interviewClass: InterviewClass,
  { documentChecklists }: Pick<PremiumContent, 'documentChecklists'>,
): ChecklistItem[] {
  const own = documentChecklists.filter(({ visaType }) => visaType === interviewClass)
  const items = [...own, ...documentChecklists].flatMap((list) => list.items)
  return documents.flatMap((id) => items.find((item) => item.id === id) ?? [])
}
