import { expect, test } from 'vitest'
import { renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { foldProgress, type ProgressEvent } from '#contracts/sync.ts'
import { DashboardStats } from '#pwa/screens/learning/dashboard/dashboard-stats.tsx'

const AT = '2026-06-02T10:00:00Z'

function tested(score: number, questions: number[]): ProgressEvent {
  const result = { score, totalQuestions: 30, correctAnswers: 0, timeSpent: 60, categoryScores: {} }
  const payload = { test: 'practice_test' as const, visaType: 'F-1', questions, result }
  return { id: crypto.randomUUID(), at: AT, kind: 'test_finished', payload }
}

function tickFirstChecklist(): ProgressEvent[] {
  const path = premiumContent.paths.find(({ id }) => id === 'social-media')
  const module = path?.modules.find(({ id }) => id === 'audit-checklist')
  if (module?.type !== 'checklist') throw new Error('The checklist of the audit is missing.')
  return module.content.map(({ id }) => ({
    id: crypto.randomUUID(),
    at: AT,
    kind: 'checklist_item_set',
    payload: { checklist: 'social-media/audit-checklist', item: id, isDone: true },
  }))
}

test('the dashboard shows its four figures, of 100+ questions and of all checklists', () => {
  const progress = foldProgress([
    tested(85, [1, 2, 3]),
    tested(70, [2, 3, 4]),
    ...tickFirstChecklist(),
  ])
  const markup = renderScreen(
    <DashboardStats content={premiumContent} progress={progress} readerClass="F-1" />,
  )
  expect(textsOf(markup, 'dt')).toEqual([
    'Overall progress',
    'Questions practiced',
    'Best test score',
    'Checklists done',
  ])
  const [overall, ...figures] = textsOf(markup, 'dd')
  expect(overall).toMatch(/^\d+%$/)
  expect(figures).toEqual([
    '4',
    'of 100+, each once',
    '85%',
    'last test 2 Jun 2026',
    expect.stringMatching(/^1 of \d+$/),
  ])
})
