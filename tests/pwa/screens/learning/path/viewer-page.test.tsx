// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import type { ReadingQuestion } from '#contracts/learning/learning.ts'
import { readEvents, recordEvent, toEvent } from '#pwa/device/progress/learning-log.ts'
import { ViewerPage } from '#pwa/screens/learning/path/viewer-page.tsx'
import { keepUser } from '#pwa/session/kept-user.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const [first, second] = premiumContent.paths.find(({ id }) => id === 'requirements')?.modules ?? []

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
    </>
  )
}

const questions = first?.type === 'reading' ? first.questions : []

/** The reader of the present test. Each test gets a new reader without any progress. */
let reader = { ...AMARA, hasPremiumAccess: true }

beforeEach(() => {
  reader = { ...reader, id: crypto.randomUUID() }
  keepUser(reader)
  answer(learningContent, (_, query) =>
    query.get('part') === 'free' ? freeContent : premiumContent,
  )
})

const open = (path: string) =>
  showScreen(
    <>
      <Address />
      <Routes>
        <Route path="/learn/:moduleId" element={<ViewerPage />} />
      </Routes>
    </>,
    { path, user: reader },
  )

type Screen = Awaited<ReturnType<typeof open>>

async function press(page: Screen, name: string) {
  const button = await page.findByRole('button', { name })
  await waitFor(() => {
    expect(button.getAttribute('aria-busy')).toBeNull()
  })
  await act(async () => {
    fireEvent.click(button)
    await Promise.resolve()
  })
}

/**
 * Finds the options of a question by the text of the whole legend. A visa class or the name of a
 * form is a separate element in the legend, so a search for one element would not find the text.
 */
function groupOf(page: Screen, { question }: ReadingQuestion) {
  const groups = page.getAllByRole('group')
  const group = groups.find((one) => one.querySelector('legend')?.textContent === question)
  if (!group) throw new Error(`not asked: ${question}`)
  return group
}

function choose(page: Screen, question: ReadingQuestion, isRight: boolean) {
  const place = isRight ? question.correctAnswer : (question.correctAnswer + 1) % 3
  const radio = within(groupOf(page, question)).getAllByRole('radio')[place]
  if (!radio) throw new Error('no such option')
  fireEvent.click(radio)
}

const badge = (page: Screen) => within(page.getByRole('region', { name: 'Progress' }))
const heading = (page: Screen, name = '') => page.findByRole('heading', { level: 2, name })

async function readEventsOf(kind: string) {
  const events = await readEvents(reader.id)
  return events.filter((event) => event.kind === kind).map(({ payload }) => payload)
}

test('a reading asks its two questions where the button stood, and wrong answers complete it too', async () => {
  const page = await open('/learn/requirements')
  await press(page, 'Complete & Continue')
  const asked = await heading(page, 'Two questions on what you read')
  expect(document.activeElement).toBe(asked)
  expect(page.queryByRole('button', { name: 'Complete & Continue' })).toBeNull()
  for (const question of questions) {
    const labels = [...groupOf(page, question).querySelectorAll('label')]
    expect(labels.map(({ textContent }) => textContent)).toEqual(question.options)
    expect(page.container.textContent).not.toContain(question.explanation)
    choose(page, question, question === questions[0])
  }
  badge(page).getByText('In Progress')
  expect(await readEventsOf('module_completed')).toEqual([])

  await press(page, 'Check Answers')
  expect(document.activeElement).toBe(await heading(page, '1 of 2 right'))
  expect(await readEventsOf('module_completed')).toEqual([
    { path: 'requirements', module: first?.id },
  ])
  await waitFor(() => badge(page).getByText('Completed'))
  for (const { explanation } of questions) {
    expect(page.container.textContent).toContain(explanation)
  }
  page.getByText('Your answer, right')
  page.getByText('Right answer')
  page.getByText('Your answer')

  await press(page, 'Complete & Continue')
  await heading(page, second?.title)
  expect(await readEvents(reader.id)).toHaveLength(1)
})

test('an answer that is missing is asked for, and nothing is complete before', async () => {
  const page = await open('/learn/requirements')
  await press(page, 'Complete & Continue')
  const [one, other] = questions
  if (!one || !other) throw new Error('no questions')
  choose(page, one, true)
  await press(page, 'Check Answers')
  const group = groupOf(page, other)
  within(group).getByText('Choose an answer.')
  expect(page.getAllByText('Choose an answer.')).toHaveLength(1)
  expect(document.activeElement).toBe(within(group).getAllByRole('radio')[0])
  badge(page).getByText('In Progress')

  choose(page, other, true)
  expect(page.queryByText('Choose an answer.')).toBeNull()
  await press(page, 'Check Answers')
  await heading(page, '2 of 2 right')
})

test('a reading that is complete moves on at once, and so does what is no reading', async () => {
  const payload = { path: 'requirements' as const, module: first?.id ?? '' }
  await recordEvent(reader.id, toEvent('module_completed', payload))
  const page = await open('/learn/requirements')
  await press(page, 'Complete & Continue')
  await heading(page, second?.title)
  page.unmount()

  const simulator = await open('/learn/simulator')
  await press(simulator, 'Complete & Continue')
  await simulator.findByText(/^Module 2 of 2/)
})

test('the address holds the module: Back leads to the one before', async () => {
  const payload = { path: 'requirements' as const, module: first?.id ?? '' }
  await recordEvent(reader.id, toEvent('module_completed', payload))
  const page = await open('/learn/requirements')
  await press(page, 'Complete & Continue')
  await heading(page, second?.title)
  expect(page.getByLabelText('Address').textContent).toBe(
    `/learn/requirements?module=${String(second?.id)}`,
  )
  fireEvent.click(page.getByRole('button', { name: 'Browser’s Back' }))
  await heading(page, first?.title)
})

test('a reload opens the module that the address names, and one that is unknown opens the first', async () => {
  const page = await open(`/learn/requirements?module=${String(second?.id)}`)
  await page.findByRole('heading', { level: 2, name: second?.title ?? '' })
  page.unmount()
  const other = await open('/learn/requirements?module=gone')
  await other.findByRole('heading', { level: 2, name: first?.title ?? '' })
})

test.each(premiumContent.paths.flatMap((path) => path.modules.map((module) => ({ path, module }))))(
  '$path.id/$module.id says no title twice',
  async ({ path, module }) => {
    const page = await open(`/learn/${path.id}?module=${module.id}`)
    await page.findByRole('heading', { level: 2, name: module.title })
    page.getByRole('heading', { level: 1, name: path.title })
    const titles = page.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles.filter((title) => title === titles[0])).toHaveLength(1)
    expect(titles.filter((title) => title === titles[1])).toHaveLength(1)
  },
)
