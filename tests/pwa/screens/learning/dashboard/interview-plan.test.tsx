import { expect, test } from 'vitest'
import { readText, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import { premiumContent } from '#api/learning/content/learning-content.ts'
import { foldProgress, type ProgressEvent } from '#contracts/sync.ts'
import { AfterInterview } from '#pwa/screens/learning/dashboard/after-interview.tsx'
import { progressQuery } from '#pwa/device/progress/use-progress.ts'
import { InterviewPlan } from '#pwa/screens/learning/dashboard/interview-plan.tsx'

const show = (interviewDay: string, events: ProgressEvent[] = []) =>
  renderScreen(
    <InterviewPlan
      content={premiumContent}
      owner={SOMEBODY.id}
      progress={foldProgress(events)}
      readerClass="F-1"
      interviewDay={interviewDay}
      today="2026-06-01"
      onAddDay={() => {}}
    />,
    {
      prepare: (client) => {
        client.setQueryData(progressQuery(SOMEBODY.id).queryKey, events)
      },
    },
  )

test('the plan says how many days are left, and how many steps are done', () => {
  const tick: ProgressEvent = {
    id: crypto.randomUUID(),
    at: '2026-06-01T10:00:00Z',
    kind: 'checklist_item_set',
    payload: { checklist: 'plan', item: 'check-barcode', isDone: true },
  }
  const plan = readText(show('2026-06-15', [tick]))
  expect(plan).toContain('14 days to your interview.')
  expect(plan).toContain('I-901')
  expect(plan).toMatch(/1 of \d steps done/)
  expect(readText(show('2026-06-01'))).toContain('Your interview is today.')
  expect(readText(show('2026-06-02'))).toContain('Your interview is tomorrow.')
})

test('without a day the plan counts no days, and offers to add the day', () => {
  const markup = show('')
  expect(readText(markup)).toContain('No interview day yet')
  expect(textsOf(markup, 'button')).toEqual(['Add the day'])
  expect(readText(markup)).not.toMatch(/days to your interview|I-901/)
})

test('a step whose day is over is to be done now, and nothing that we advise is overdue', () => {
  const plan = readText(show('2026-06-15'))
  expect(plan).toContain('Do it now')
  expect(plan).toContain('best by')
  expect(plan).not.toContain('Overdue')
})

const showAfter = (notes: Record<string, string>) =>
  renderScreen(<AfterInterview content={premiumContent} owner={SOMEBODY.id} />, {
    prepare: (client) => {
      client.setQueryData(['notes', SOMEBODY.id, 'interview'], notes)
    },
  })

test('after the day the reader is asked how it went', () => {
  const after = showAfter({})
  expect(readText(after)).toContain('Your interview day has passed.')
  expect(readText(after)).toContain('How did it go?')
  expect(textsOf(after, 'label').slice(-3)).toEqual([
    'Approved',
    'More needed: section 221(g)',
    'Refused: section 214(b)',
  ])
})

test('what comes next is said by how it went, with its sources', () => {
  const needed = readText(showAfter({ outcome: 'More needed: section 221(g)' }))
  expect(needed).toContain('Send what the letter asks for within one year')
  expect(needed).not.toContain('A new application means a new DS-160')
  expect(readText(showAfter({ outcome: 'Refused: section 214(b)' }))).toContain(
    'A new application means a new DS-160',
  )
})
