import './happy-browser.ts'
import './answers.ts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, renderHook as renderIn } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CurrentUser } from '#contracts/accounts/account.ts'
import { createQueryClient } from '#pwa/session/query-client.ts'
import { sessionQuery } from '#pwa/session/use-session.ts'

const TURNS_MAX = 5000

// A deadline is for what never comes, not for a machine that is slow.
configure({ asyncUtilTimeout: 20_000 })

const clients = new Set<QueryClient>()
const listening = [globalThis, document].map((target) => ({
  target,
  added: vi.spyOn(target, 'addEventListener').mock.calls,
}))
const hidden = vi.spyOn(document, 'hidden', 'get')
const visibility = vi.spyOn(document, 'visibilityState', 'get')

beforeEach(() => {
  for (const { added } of listening) added.length = 0
})
afterEach(() => {
  cleanup()
  // What a page listens to ends with it.
  for (const { target, added } of listening) {
    for (const [type, listener] of added) target.removeEventListener(type, listener)
  }
  for (const client of clients) client.clear()
  clients.clear()
  hidden.mockReset()
  visibility.mockReset()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/**
 * Runs a hook in a component, with its effects, as the app would; `seen` is what it answered at each
 * render. Import it before the app, whose modules read the browser while they are loaded.
 */
export function renderHook<Result>(hook: () => Result, client: QueryClient = createQueryClient()) {
  clients.add(client)
  const seen: Result[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const rendered = renderIn(
    () => {
      const result = hook()
      seen.push(result)
      return result
    },
    { wrapper },
  )
  return { ...rendered, client, seen }
}

/** A part of the app with its effects, as `user` sees it; without `user` nobody is known to be signed in yet. */
export async function showScreen(
  screen: ReactNode,
  { path = '/', user }: { path?: string; user?: CurrentUser | null } = {},
) {
  const client = createQueryClient()
  clients.add(client)
  if (user !== undefined) client.setQueryData(sessionQuery.queryKey, user)
  // Awaited, for the code of a part may come late.
  return act(async () =>
    Promise.resolve(
      render(
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[path]}>{screen}</MemoryRouter>
        </QueryClientProvider>,
      ),
    ),
  )
}

/** What is due by then happens, while the clock is the test's (`vi.useFakeTimers`). */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}

/**
 * Time passes, a little at each turn, until `check` throws no more; `waitFor` would pass it behind the
 * back of React.
 */
export async function passUntil(check: () => void): Promise<void> {
  for (let turn = 1; ; turn++) {
    await passTime(1)
    try {
      check()
      return
    } catch (error) {
      if (turn === TURNS_MAX) throw error
    }
  }
}

/** The page goes out of sight, or comes back. */
export function hidePage(isHidden: boolean): void {
  hidden.mockReturnValue(isHidden)
  visibility.mockReturnValue(isHidden ? 'hidden' : 'visible')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
