// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bankContent, freeContent } from '#api/learning/content/learning-content.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { lineOf } from '#pwa/device/progress/device-notes.ts'
import { isSaved } from '#pwa/device/storage/save.ts'
import { answersName } from '#pwa/screens/learning/path-progress.ts'
import { WrittenAnswer } from '#pwa/screens/learning/simulator/written-answer.tsx'
import { PATIENCE } from '#tests/support/patience.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const [question] = bankContent.questions.filter(({ classes }) => classes.includes('F-1'))

async function show() {
  if (!question) throw new Error('There is no question for F-1.')
  answer(learningContent, () => freeContent)
  const onSubmit = vi.fn()
  const page = await showScreen(
    <WrittenAnswer
      name="interview"
      question={question}
      readerClass="F-1"
      owner={AMARA.id}
      place="Question 1 of 2"
      isArrival={false}
      onSubmit={onSubmit}
      onNext={() => undefined}
    />,
  )
  const input = await page.findByLabelText('Your answer')
  await waitFor(() => {
    expect(input).toHaveProperty('disabled', false)
  })
  return {
    page,
    onSubmit,
    // Enters a text, and waits until the device has stored the text.
    write: (text: string) =>
      act(async () => {
        fireEvent.change(input, { target: { value: text } })
        await vi.waitUntil(() => isSaved(lineOf(AMARA.id, answersName('interview'))), PATIENCE)
      }),
  }
}

test('an answer of four words is asked about before it counts, and counts by a second press', async () => {
  const { page, onSubmit, write } = await show()
  await write('asdf, to study – there')
  fireEvent.click(page.getByRole('button', { name: 'Submit Answer' }))
  page.getByText('Is that all?')
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(page.getByRole('button', { name: 'That is all' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('one of five words counts at once, also when it was asked about before', async () => {
  const { page, onSubmit, write } = await show()
  await write('To study')
  fireEvent.click(page.getByRole('button', { name: 'Submit Answer' }))
  await write('To study at Iowa State')
  expect(page.queryByText('Is that all?')).toBeNull()
  fireEvent.click(page.getByRole('button', { name: 'Submit Answer' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})
