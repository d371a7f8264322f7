// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { readNotes } from '#pwa/device/progress/device-notes.ts'
import { recordEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import { openStore } from '#pwa/device/storage/store.ts'
import { DashboardPage } from '#pwa/screens/learning/dashboard/dashboard-page.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { answer } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'
import { allModulesDone } from '#tests/support/server/exams.ts'

/** The reader of the present test. Each test gets a new reader without any progress. */
let reader = AMARA

beforeEach(() => {
  vi.setSystemTime(new Date(2026, 5, 1, 12))
  reader = { ...AMARA, id: crypto.randomUUID() }
  keepUser(reader)
  answer(learningContent, (_, query) =>
    query.get('part') === 'free' ? freeContent : premiumContent,
  )
})

/** Opens the dashboard of a reader with these notes about the interview. */
async function open(notes: Record<string, string> = {}) {
  const { answers } = await openStore(reader.id)
  await answers.put({ id: 'interview', value: notes, at: Date.now() })
  const page = await showScreen(<DashboardPage />, { path: '/dashboard', user: reader })
  await page.findByText('Recent activity')
  return page
}

type Screen = Awaited<ReturnType<typeof open>>

/** Expects these texts one after the other, each after the end of the text before it. */
function expectInOrder({ container }: Screen, texts: readonly string[]) {
  const shown = container.textContent.replaceAll('\u00A0', ' ')
  let from = 0
  for (const text of texts) {
    const at = shown.indexOf(text, from)
    expect(at, text).toBeGreaterThanOrEqual(from)
    from = at + text.length
  }
}

const TODAYS_STEP = { name: /^What changed, and what you need/ }
const DAY = { visaType: 'F-1', day: '2026-06-15' }

describe('the dashboard', () => {
  test('has every part of the spec in its order, below who prepares and the next step', async () => {
    await recordEvent(
      reader.id,
      toEvent('module_completed', { path: 'simulator', module: 'basic-questions' }),
    )
    const page = await open({ ...DAY, family: 'yes' })
    expectInOrder(page, [
      'Learning Dashboard',
      'F-1',
      'as the husband, wife or child',
      'Interview on 15 Jun 2026',
      'Today’s step, 15 minutes',
      'What changed, and what you need',
      'Continue',
      '14 days to your interview.',
      'steps done',
      'Your practice',
      'Overall progress',
      'Questions practiced',
      'of 100+',
      'Best test score',
      'Checklists done',
      'Take Practice Test',
      'Continue Simulator',
      'Download Resources',
      ...premiumContent.paths.flatMap(({ title, description }) => [title, description]),
      'Recent activity',
      'Completed Interview Simulator',
      "Today's tips",
      'Reminder: Make social media public at least 30 days before the interview',
      'Interview questions',
      'Final exam',
    ])
    const links = [...page.container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      expect.arrayContaining([
        '/test',
        '/learn/simulator',
        '/dashboard/downloads',
        ...['requirements', 'simulator', 'social-media', 'ds160', 'documents', 'support'].map(
          (id) => `/learn/${id}`,
        ),
      ]),
    )
  })

  test('asks for the class before anything else, and for nothing that it knows', async () => {
    const page = await open()
    const first = page.getByRole('heading', { level: 2, name: 'Which visa do you prepare for?' })
    expect(page.getAllByRole('heading', { level: 2 })[0]).toBe(first)
    expect(page.queryByRole('heading', TODAYS_STEP)).toBeNull()
    expect(page.getByRole('button', { name: 'Done' }).hasAttribute('disabled')).toBe(true)

    const choice = page.getByLabelText('Your visa class')
    await act(async () => Promise.resolve(fireEvent.change(choice, { target: { value: 'J-1' } })))
    await page.findByRole('heading', TODAYS_STEP)
    expect(page.getAllByLabelText('Your visa class')).toEqual([choice])
    await waitFor(async () => {
      expect(await readNotes(reader.id, 'interview')).toMatchObject({ visaType: 'J-1' })
    })
  })

  test('edits who prepares in the same line, and keeps the focus on its button', async () => {
    const page = await open(DAY)
    expect(page.queryByLabelText('Your visa class')).toBeNull()
    const change = page.getByRole('button', { name: 'Change' })
    change.focus()
    fireEvent.click(change)
    expect(change.getAttribute('aria-expanded')).toBe('true')
    fireEvent.change(page.getByLabelText('Day of the interview'), {
      target: { value: '2026-06-03' },
    })
    fireEvent.click(page.getByLabelText(/^I come as the husband/))
    await page.findByText('2 days to your interview.')

    fireEvent.click(page.getByRole('button', { name: 'Done' }))
    const line = page.getByRole('region', { name: 'Who you prepare as' })
    expect(line.textContent).toBe('F-1as the husband, wife or childInterview on 3 Jun 2026Change')
    expect(document.activeElement?.textContent).toBe('Change')
  })

  test('asks for the day only, when the day is missing', async () => {
    const page = await open({ visaType: 'F-1' })
    fireEvent.click(page.getByRole('button', { name: 'Add the day' }))
    await waitFor(() => {
      expect(document.activeElement).toBe(page.getByLabelText('Day of the interview'))
    })
  })

  test('leads to the exam when all modules are done', async () => {
    for (const event of allModulesDone()) await recordEvent(reader.id, event)
    const page = await open(DAY)
    const step = within(page.getByRole('region', { name: 'Final exam' }))
    step.getByText('Today’s step, 40 minutes')
    expect(step.getByRole('link', { name: 'Go to the final exam' }).getAttribute('href')).toBe(
      '/exam',
    )
  })

  test('asks how it went after the day, and counts no days', async () => {
    const page = await open({ visaType: 'F-1', day: '2026-05-29' })
    await page.findByText('How did it go?')
    expect(page.queryByRole('heading', TODAYS_STEP)).toBeNull()
    expect(page.container.textContent).not.toMatch(/days? to your interview|steps done/)
  })
})
