import { describe, expect, test } from 'vitest'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { checklistsOf } from '#pwa/screens/learning/path-progress.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import {
  checklistOfStep,
  daysBetween,
  dueDay,
  planFor,
  tickOfStep,
} from '#pwa/screens/learning/dashboard/plan.ts'

const MONDAY = '2026-06-15'

describe('a deadline before the interview', () => {
  test.each([
    [30, 'days', '2026-05-16'],
    [1, 'business days', '2026-06-12'],
    [3, 'business days', '2026-06-10'],
    [7, 'business days', '2026-06-04'],
    [48, 'hours', '2026-06-13'],
  ] as const)('%d %s before a Monday is %s', (amount, unit, day) => {
    expect(dueDay({ due: { amount, unit } }, MONDAY)).toBe(day)
  })

  test('counts over the change of a year', () => {
    expect(dueDay({ due: { amount: 7, unit: 'business days' } }, '2027-01-04')).toBe('2026-12-24')
    expect(daysBetween('2026-12-24', '2027-01-04')).toBe(11)
  })
})

test('the plan of a visa type has its steps, the earliest first', () => {
  const plan = planFor(premiumContent.planSteps, { readerClass: 'F-1', interviewDay: MONDAY })
  expect(plan.map(({ id }) => id)).toContain('pay-sevis-fee')
  expect(plan.map(({ dueDay: day }) => day)).toEqual(plan.map(({ dueDay: day }) => day).sort())
  const work = planFor(premiumContent.planSteps, { readerClass: 'L-1', interviewDay: MONDAY })
  expect(work.map(({ id }) => id)).not.toContain('pay-sevis-fee')
})

test('the plan of O-1 and TN has what all the other classes share, with their own documents', () => {
  const idsOf = (readerClass: ReaderClass) =>
    planFor(premiumContent.planSteps, { readerClass, interviewDay: MONDAY }).map(({ id }) => id)
  const visitors = idsOf('B-1/B-2')
  expect(idsOf('O-1').toSorted()).toEqual(visitors.toSorted())
  expect(idsOf('TN').toSorted()).toEqual(visitors.toSorted())
  const names = checklistsOf(premiumContent).map(({ name }) => name)
  for (const readerClass of ['O-1', 'TN'] as const) {
    expect(names).toContain(checklistOfStep('gather-documents', readerClass))
  }
})

test('a step that a checklist names too has one tick with it, and every such item is there', () => {
  const lists = checklistsOf(premiumContent)
  const hasItem = ({ checklist, item }: ReturnType<typeof tickOfStep>) =>
    lists.some(({ name, items }) => name === checklist && items.some(({ id }) => id === item))
  for (const readerClass of ['F-1', 'J-1'] as const) {
    expect(hasItem(tickOfStep('set-profiles-public', readerClass))).toBe(true)
    expect(hasItem(tickOfStep('pay-sevis-fee', readerClass))).toBe(true)
  }
  expect(tickOfStep('check-barcode', 'F-1')).toEqual({ checklist: 'plan', item: 'check-barcode' })
})

test('a step that has a checklist is done by it, in the place where it is ticked', () => {
  const lists = checklistsOf(premiumContent)
  const listOf = (step: string) =>
    lists.find(({ name }) => name === checklistOfStep(step, 'B-1/B-2'))
  expect(listOf('audit-accounts')?.to).toBe('/learn/social-media?module=audit-checklist')
  expect(listOf('gather-documents')?.to).toBe('/dashboard/downloads/b-1-b-2/documents')
  expect(listOf('check-barcode')).toBeUndefined()
})
