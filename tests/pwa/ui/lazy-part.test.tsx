// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ARRIVES_WITHIN_MS, lazyPart, TRY_AGAIN_AFTER_MS } from '#pwa/ui/lazy-part.tsx'
import { RouteBoundary } from '#pwa/ui/route-boundary.tsx'
import { showScreen } from '#tests/support/browser/render-hook.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

const neverCome = () => new Promise<never>(() => undefined)

async function openScreenWith(Part: ComponentType) {
  const page = await showScreen(
    <RouteBoundary>
      <h1>Wallet</h1>
      <Part />
    </RouteBoundary>,
  )
  return { ...page, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) }
}

test('a part whose code never arrives gives its place to a way to load the page again', async () => {
  const { getByRole, queryByRole, pass } = await openScreenWith(lazyPart(neverCome))
  await pass(ARRIVES_WITHIN_MS - 1)
  expect(getByRole('heading', { name: 'Wallet' })).toBeDefined()
  await pass(1)
  expect(getByRole('heading', { name: 'This page could not be shown' })).toBeDefined()
  expect(getByRole('button', { name: 'Load again' })).toBeDefined()
  expect(queryByRole('heading', { name: 'Wallet' })).toBeNull()
})

test('an optional part whose code never arrives is left out, and the screen stays', async () => {
  const { getByRole, queryByText, pass } = await openScreenWith(
    lazyPart(neverCome, { isOptional: true, fallback: 'Loading…' }),
  )
  await pass(ARRIVES_WITHIN_MS - 1)
  expect(queryByText('Loading…')).not.toBeNull()
  await pass(1)
  expect(queryByText('Loading…')).toBeNull()
  expect(getByRole('heading', { name: 'Wallet' })).toBeDefined()
})

test('an optional part that could not be loaded is there once the network is back', async () => {
  const load = vi.fn<() => Promise<ComponentType>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  load.mockResolvedValue(() => <p>Messages</p>)
  const { queryByText, pass } = await openScreenWith(lazyPart(load, { isOptional: true }))
  await pass(TRY_AGAIN_AFTER_MS - 1)
  expect(queryByText('Messages')).toBeNull()
  await pass(1)
  expect(queryByText('Messages')).not.toBeNull()
  await pass(TRY_AGAIN_AFTER_MS)
  expect(load).toHaveBeenCalledTimes(2)
})
