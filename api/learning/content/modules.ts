import type {
  ChecklistItem,
  LearningModule,
  SimulatorQuestion,
} from '#contracts/learning/learning.ts'
import { composeReading, type Line } from './compose.ts'
import { dateBy, type Written } from './dating.ts'
import type { FactId } from './facts/written-facts.ts'
import type { OfficialPageId } from './official-pages.ts'

interface ModuleHead {
  id: string
  title: string
  estimatedTime: number
  page: OfficialPageId
  notices?: readonly string[]
}

/**
 * Makes a module with a reading. The composition adds its questions later, because a pack can
 * change them.
 */
export function readingModule(head: ModuleHead, lines: readonly Line[]): Written<LearningModule> {
  const { page, notices = [], ...rest } = head
  const { content, facts } = composeReading(lines)
  return dateBy(page, facts, {
    ...rest,
    type: 'reading',
    content,
    questions: [],
    notices: [...notices],
  })
}

export function simulatorModule(
  head: ModuleHead,
  questions: readonly Written<SimulatorQuestion>[],
): Written<LearningModule> {
  const { page, notices = [], ...rest } = head
  return dateBy(page, questions.flatMap(({ datedBy }) => datedBy.facts) as FactId[], {
    ...rest,
    type: 'interactive',
    content: { type: 'simulator', questions: [...questions] },
    notices: [...notices],
  })
}

/** A checklist item with the facts that it states. */
export type CitedItem = ChecklistItem & { facts: readonly FactId[] }

export function checklistModule(
  head: ModuleHead,
  items: readonly CitedItem[],
): Written<LearningModule> {
  const { page, notices = [], ...rest } = head
  return dateBy(page, factsIn(items), {
    ...rest,
    type: 'checklist',
    content: items.map(toChecklistItem),
    notices: [...notices],
  })
}

export function toChecklistItem({ id, text, description, note }: CitedItem): ChecklistItem {
  const item = { id, text, description }
  return note === undefined ? item : { ...item, note }
}

export function factsIn(items: readonly CitedItem[]): FactId[] {
  return items.flatMap(({ facts }) => facts)
}
