// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { OfflineUntil } from '#pwa/screens/admin/credentials/offline-until.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test('a revocation says until when a counter without a network may still accept a code', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 25, 16, 3) })
  const { container } = await showScreen(<OfflineUntil />)
  expect(container.textContent).toBe(
    'A counter without a network may still accept a code until 26 Nov 2026, 16:04.',
  )
})
