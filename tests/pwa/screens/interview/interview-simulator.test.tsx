// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { learningContent } from '#contracts/learning/learning-content.ts'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { readEvents } from '#pwa/device/progress/learning-log.ts'
import { VISITOR } from '#pwa/session/visitor.ts'
import { InterviewSimulator } from '#pwa/screens/interview/interview-simulator.tsx'
import { answer } from '#tests/support/browser/answers.ts'

const [first] = freeContent.simulator
if (!first) throw new Error('The simulator has no question.')

let page: Awaited<ReturnType<typeof showScreen>>

beforeEach(async () => {
  answer(learningContent, () => freeContent)
  page = await showScreen(<InterviewSimulator />)
  await page.findByRole('heading', { level: 3, name: first.question })
})

const textOfPage = () => page.container.textContent

test('a question of the simulator shows its category, its difficulty and a tip', () => {
  expect(first.difficulty).toBe('Basic')
  expect(page.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(textOfPage()).toContain(`${first.category}${first.difficulty}${first.question}`)
  expect(textOfPage()).toContain(`Tip: ${first.tips[0] ?? 'none'}`)
})

test('an unanswered question offers Submit Answer, disabled, and Restart', () => {
  const buttons = page.getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Submit Answer', 'Restart'])
  expect(buttons.map((button) => button.hasAttribute('disabled'))).toEqual([true, false])
})

test('the simulator says how many questions the guide has', () => {
  expect(textOfPage()).toContain('5 of 100+ interview questions.')
})

test('a submitted answer shows the outline that the feedback speaks of, and follows the visa type', async () => {
  const lines = first.answer.split('\n').map((line) => line.replace(/^(-|Warning:|Note:) /, ''))
  for (const line of lines) expect(textOfPage()).not.toContain(line)
  fireEvent.change(page.getByLabelText('Visa type'), { target: { value: 'J-1' } })
  await practise()
  for (const line of lines) expect(textOfPage()).toContain(line)
  expect(textOfPage()).toContain(`J-1, what the officer wants to know: ${first.assesses['J-1']}`)
  expect(textOfPage()).toContain(`A question that may follow: ${first.followUps['J-1']}`)
})

test('the feedback praises no answer, because nobody has judged it', async () => {
  await practise()
  const feedback = page.getByRole('status')
  expect(feedback.textContent).toMatch(/^Feedback/)
  expect(feedback.querySelector('.lucide-info')).not.toBeNull()
  expect(feedback.querySelector('.lucide-circle-check')).toBeNull()
})

test('an answer counts as practised on this device, once', async () => {
  await practise()
  fireEvent.click(page.getByRole('button', { name: 'Restart' }))
  await practise()
})

test('the last answer leads to the guide, and another try begins with an empty box', async () => {
  const box = () => page.getByLabelText('Your answer') as HTMLTextAreaElement
  for (let number = 1; number <= 5; number += 1) {
    page.getByText(`Question ${String(number)} of 5`)
    const submit = page.getByRole('button', { name: 'Submit Answer' })
    fireEvent.change(box(), { target: { value: '  ' } })
    expect(submit.hasAttribute('disabled')).toBe(true)
    fireEvent.change(box(), { target: { value: 'To teach.' } })
    fireEvent.click(submit)
    await page.findByText('Feedback')
    if (number < 5) fireEvent.click(page.getByRole('button', { name: 'Next Question' }))
  }
  page.getByText('You answered all 5 questions.')
  const buy = page.getByRole('link', { name: 'Get Full Guide - $19.99' })
  expect(buy.getAttribute('href')).toBe('/checkout')
  fireEvent.click(page.getByRole('button', { name: 'Try Again' }))
  page.getByText('Question 1 of 5')
  expect(box().value).toBe('')
})

async function practise() {
  fireEvent.change(page.getByLabelText('Your answer'), { target: { value: 'To teach.' } })
  fireEvent.click(page.getByRole('button', { name: 'Submit Answer' }))
  await page.findByRole('heading', { name: 'Recommended answer' })
  await expect.poll(() => readEvents(VISITOR)).toMatchObject([{ payload: { question: first?.id } }])
}
