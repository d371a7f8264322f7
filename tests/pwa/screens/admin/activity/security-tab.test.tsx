import { expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY, textsOf } from '#tests/support/browser/render-screen.tsx'
import { SECURITY_KINDS, type SecurityEvent } from '#contracts/audit/security.ts'
import { AdminPage } from '#pwa/screens/admin/admin-page.tsx'
import { KIND_NAMES, SecurityCard } from '#pwa/screens/admin/activity/security-cells.tsx'

const EVENT: SecurityEvent = {
  id: crypto.randomUUID(),
  at: '2026-05-01T08:00:00.000Z',
  kind: 'log_in_failed',
  username: 'amara',
  network: '203.0.113.0/24',
  route: 'POST /api/login',
  requestId: crypto.randomUUID(),
  count: 3,
}

test('the tab is there for owners alone', () => {
  const tabsOf = (user: typeof SOMEBODY) =>
    textsOf(renderScreen(<AdminPage />, { user, path: '/admin?tab=activity' }), 'button')
  expect(tabsOf(SOMEBODY)).toContain('Security')
  const others = tabsOf({ ...SOMEBODY, rights: ['audit', 'issue', 'revoke'] })
  expect(others).toContain('Activity')
  expect(others).not.toContain('Security')
})

test('somebody else who follows a link to it sees the first tab', () => {
  const user: typeof SOMEBODY = { ...SOMEBODY, rights: ['audit'] }
  const markup = renderScreen(<AdminPage />, { user, path: '/admin?tab=security' })
  expect(markup).toMatch(/aria-selected="true"[^>]*>(<[^>]*>)*Overview/)
})

test('each kind has words of its own', () => {
  expect(new Set(Object.values(KIND_NAMES)).size).toBe(SECURITY_KINDS.length)
})

test('an event says how often, whose, from where, and in which request', () => {
  const markup = renderScreen(<SecurityCard event={EVENT} />)
  expect(textsOf(markup, 'strong')).toEqual(['Wrong password at log-in (3 times) · amara'])
  expect(piecesOf(markup)).toEqual(
    expect.arrayContaining(['203.0.113.0/24', 'POST /api/login', EVENT.requestId.slice(0, 8)]),
  )
})
