// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { answer } from '#tests/support/browser/answers.ts'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { bankContent, freeContent } from '#api/learning/content/learning-content.ts'
import { AnswerCheck } from '#pwa/screens/learning/simulator/answer-check.tsx'

function find(id: string) {
  const question = bankContent.questions.find((one) => one.id === id)
  if (!question) throw new Error(`no question ${id}`)
  return question
}

const show = (id: string) =>
  showScreen(<AnswerCheck question={find(id)} readerClass="F-1" level={3} />)

beforeEach(() => {
  answer(learningContent, () => freeContent)
})

test('what may follow an answer depends on what was ticked as covered', async () => {
  const page = await show('f-program-at-home')
  const followUps = () => page.getAllByRole('listitem').map(({ textContent }) => textContent)
  const home = 'The closest program at home, by name'
  const asked = 'Which program at home comes closest?'
  expect(followUps()).toContain(asked)
  fireEvent.click(page.getByRole('checkbox', { name: home }))
  expect(followUps()).not.toContain(asked)
  expect(followUps()).toContain('Could you begin at home and go abroad later?')
  fireEvent.click(page.getByRole('checkbox', { name: home }))
  expect(followUps()).toContain(asked)
})

test('an answer is compared with what is assessed and with the outline', async () => {
  const page = await show('f-program-at-home')
  const { assesses, outline } = find('f-program-at-home')
  expect(page.container.textContent).toContain(
    `F-1, what the officer wants to know: ${assesses['F-1'] ?? ''}`,
  )
  for (const point of outline['F-1'] ?? []) page.getByRole('checkbox', { name: point })
})

test('a sensitive question names the lawyer', async () => {
  const sensitive = bankContent.questions.find((question) => question.sensitive)
  const page = await show(sensitive?.id ?? '')
  expect(page.container.textContent).toContain(LAWYER_LINE)
})

test('where everything was covered nothing follows, and that is said', async () => {
  const question = find('f-program-at-home')
  const answered = question.followUps['F-1']?.filter(({ unless }) => unless !== undefined) ?? []
  const covered = { ...question, followUps: { 'F-1': answered } }
  const page = await showScreen(<AnswerCheck question={covered} readerClass="F-1" level={3} />)
  for (const box of page.getAllByRole('checkbox')) fireEvent.click(box)
  expect(page.queryAllByRole('listitem')).toEqual([])
  expect(page.container.textContent).toContain('your answer covered them')
})
