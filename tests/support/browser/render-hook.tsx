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

// A long deadline fails only if the event never comes. A short one would fail on a slow machine
// too.
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
  // Removes the listeners of the app. The listeners of a real page end with the page.
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
 * Runs a hook with its effects in a component. `seen` has the result of the hook at each render.
 * Import this file before the app, because the app's modules read the browser while they load.
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

/**
 * Renders a component of the app with its effects. `user` is signed in. Without `user`, the app
 * does not know yet who is signed in.
 */
export async function showScreen(
  screen: ReactNode,
  { path = '/', user }: { path?: string; user?: CurrentUser | null } = {},
) {
  const client = createQueryClient()
  clients.add(client)
  if (user !== undefined) client.setQueryData(sessionQuery.queryKey, user)
  // The `act` is asynchronous, because the code of a component can load late.
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

/** Advances the fake clock of the test (`vi.useFakeTimers`). Runs the timers that are due. */
export function passTime(milliseconds: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds)
  })
}

/**
 * Advances the clock in steps of a millisecond until `check` no longer throws. `waitFor` would
 * advance the clock outside `act`.
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

/** Makes the page hidden, or makes it visible again. */
export function hidePage(isHidden: boolean): void {
  hidden.mockReturnValue(isHidden)
  visibility.mockReturnValue(isHidden ? 'hidden' : 'visible')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
