import { expect, test } from 'vitest'
import { readText, renderScreen, textsOf } from '#tests/support/browser/render-screen.tsx'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { contentQuery } from '#pwa/device/content/use-content.ts'
import { InterviewSimulator } from '#pwa/screens/interview/interview-simulator.tsx'
import { VISITOR } from '#pwa/session/visitor.ts'

const [first] = freeContent.simulator
if (!first) throw new Error('The simulator has no question.')

const markup = renderScreen(<InterviewSimulator />, {
  prepare: (client) => {
    client.setQueryData(contentQuery('free', VISITOR).queryKey, freeContent)
  },
})
const text = readText(markup)

test('a question of the simulator shows its category, its difficulty and a tip', () => {
  expect(first.difficulty).toBe('Basic')
  expect(textsOf(markup, 'h3')).toEqual([first.question])
  expect(text).toContain(`${first.category}${first.difficulty}${first.question}`)
  expect(text).toContain(`Tip: ${first.tips[0] ?? 'none'}`)
})

test('an unanswered question offers Submit Answer, disabled, and Restart', () => {
  expect(textsOf(markup, 'button')).toEqual(['Submit Answer', 'Restart'])
  expect(markup).toMatch(/<button disabled=""[^>]*>Submit Answer/)
})

test('the simulator says how many questions the guide has', () => {
  expect(text).toContain('5 of 100+ interview questions.')
})
