import { expect, test, vi } from 'vitest'
import { readText, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { progressQuery } from '#pwa/device/progress/use-progress.ts'
import { InterviewPlan } from '#pwa/screens/learning/dashboard/interview-plan.tsx'

vi.setSystemTime(new Date(2026, 5, 1, 12))

const show = (notes: Record<string, string>) =>
  renderScreen(<InterviewPlan content={premiumContent} owner={SOMEBODY.id} />, {
    prepare: (client) => {
      client.setQueryData(['notes', SOMEBODY.id, 'interview'], notes)
      client.setQueryData(progressQuery(SOMEBODY.id).queryKey, [])
    },
  })

test('no class is guessed: the steps wait until one is chosen', () => {
  const markup = show({ day: '2026-06-15' })
  expect(/<option[^>]*selected[^>]*>([^<]*)/.exec(markup)?.[1]).toBe('Choose your class')
  const plan = readText(markup)
  expect(plan).toContain('14 days to your interview.')
  expect(plan).not.toContain('I-901')
  expect(readText(show({ day: '2026-06-15', visaType: 'F-1' }))).toContain('I-901')
})

test('a step whose day is over is to be done now, and nothing that we advise is overdue', () => {
  const plan = readText(show({ day: '2026-06-15', visaType: 'F-1' }))
  expect(plan).toContain('Do it now')
  expect(plan).toContain('best by')
  expect(plan).not.toContain('Overdue')
})

test('after the day the plan gives way to the question how it went', () => {
  const plan = show({ day: '2026-05-29', visaType: 'F-1' })
  expect(readText(plan)).toContain('How did it go?')
  expect(readText(plan)).not.toContain('I-901')
  expect(textsOf(plan, 'label').slice(-3)).toEqual([
    'Approved',
    'More needed: section 221(g)',
    'Refused: section 214(b)',
  ])
})

test('what comes next is said by how it went, with its sources', () => {
  const notes = { day: '2026-05-29', outcome: 'More needed: section 221(g)' }
  const plan = readText(show(notes))
  expect(plan).toContain('Send what the letter asks for within one year')
  expect(plan).not.toContain('A new application means a new DS-160')
  expect(readText(show({ ...notes, outcome: 'Refused: section 214(b)' }))).toContain(
    'A new application means a new DS-160',
  )
})
