import { expect, test } from 'vitest'
import { readText, renderScreen } from '#tests/support/browser/render-screen.tsx'
import { Losses } from '#pwa/screens/admin/content/losses.tsx'
import { lossesQuery } from '#pwa/screens/admin/content/pack-calls.ts'

function show(losses?: string[]): string {
  return renderScreen(<Losses />, {
    prepare: (client) => losses && client.setQueryData(lossesQuery.queryKey, losses),
  })
}

test('what readers lose is one paragraph in the words of the server', () => {
  const losses = ['On 29 December 2026, 5 assurances disappear.', 'The exam is closed for F-1.']
  expect(readText(show(losses))).toContain(losses.join(' '))
})

test('nothing is said before the server answers, or when nothing is lost', () => {
  expect(show()).toBe('')
  expect(show([])).toBe('')
})
