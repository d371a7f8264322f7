import { expect, test } from 'vitest'
import { renderScreen, readText, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import type { ProgressEvent } from '#contracts/sync.ts'
import { progressQuery } from '#pwa/device/progress/use-progress.ts'
import { ProgressPage } from '#pwa/screens/learning/dashboard/progress-page.tsx'

function tested(score: number, day: number): ProgressEvent {
  const result = {
    score,
    totalQuestions: 5,
    correctAnswers: score / 20,
    timeSpent: 60,
    categoryScores: {},
  }
  const at = new Date(2026, 5, day, 12).toISOString()
  const payload = {
    test: 'quick_check' as const,
    visaType: 'J-1',
    questions: [11, 12, 13, 14, 20 + day],
    result,
  }
  return { id: crypto.randomUUID(), at, kind: 'test_finished', payload }
}

function show(events: ProgressEvent[], emailConfirmed = true, hasPremiumAccess = false): string {
  const user = { ...SOMEBODY, isAdmin: false, emailConfirmed, hasPremiumAccess }
  return renderScreen(<ProgressPage />, {
    user,
    prepare: (client) => {
      client.setQueryData(progressQuery(user.id).queryKey, events)
    },
  })
}

test('an account without premium access sees every result, the last one first', () => {
  const markup = show([tested(80, 1), tested(40, 2)])
  const results = textsOf(markup, 'li')
  expect(results[0]).toMatch(/^Quick check, J-1: 2 of 5 right2 Jun 2026, .*40%$/)
  expect(results[1]).toMatch(/^Quick check, J-1: 4 of 5 right1 Jun 2026, .*80%$/)
  expect(textsOf(markup, 'dd')).toEqual(['80%', '2', '6'])
})

test('an account without a test is told where to begin, and what else can be done now', () => {
  const markup = show([])
  expect(readText(markup)).toContain('Begin with the free practice test')
  const links = [...markup.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(links).toEqual(['/practice-test', '/guide', '/checkout'])
  expect(readText(markup)).toContain('Get the whole guide for $19.99')
  expect(readText(markup)).toContain('What applies to me: look up my nationality')
})

test('an account with premium access is sold nothing', () => {
  expect(show([], true, true)).not.toContain('href="/checkout"')
})

test('a new account is told that a mail waits, until its address is confirmed', () => {
  const waits = 'Open the link that we sent to keeper@example.org to confirm your address.'
  expect(readText(show([], false))).toContain(waits)
  expect(readText(show([]))).not.toContain('A mail waits')
})
