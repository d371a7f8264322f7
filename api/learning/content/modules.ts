import type { ChecklistItem, LearningModule, SimulatorQuestion } from '#contracts/learning.ts'
import { composeReading, type Line } from './compose.ts'
import { dateBy } from './dating.ts'
import type { FactId } from './facts.ts'
import type { OfficialPageId } from './official-pages.ts'

interface ModuleHead {
  id: string
  title: string
  estimatedTime: number
  page: OfficialPageId
  notices?: readonly string[]
}

export function readingModule(head: ModuleHead, lines: readonly Line[]): LearningModule {
  const { page, notices = [], ...rest } = head
  const { content, facts } = composeReading(lines)
  return { ...rest, type: 'reading', content, notices: [...notices], ...dateBy(page, facts) }
}

export function simulatorModule(
  head: ModuleHead,
  questions: readonly SimulatorQuestion[],
): LearningModule {
  const { page, notices = [], ...rest } = head
  return {
    ...rest,
    type: 'interactive',
    content: { type: 'simulator', questions: [...questions] },
    notices: [...notices],
    ...dateBy(page, questions.flatMap(({ facts }) => facts) as FactId[]),
  }
}

/** A checklist item with the facts that it states. */
export type CitedItem = ChecklistItem & { facts: readonly FactId[] }

export function checklistModule(head: ModuleHead, items: readonly CitedItem[]): LearningModule {
  const { page, notices = [], ...rest } = head
  return {
    ...rest,
    type: 'checklist',
    content: items.map(toChecklistItem),
    notices: [...notices],
    ...dateBy(page, factsIn(items)),
  }
}

export function toChecklistItem({ id, text, description, note }: CitedItem): ChecklistItem {
  const item = { id, text, description }
  return note === undefined ? item : { ...item, note }
}

export function factsIn(items: readonly CitedItem[]): FactId[] {
  return items.flatMap(({ facts }) => facts)
}
